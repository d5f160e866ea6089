import {translate} from '@docusaurus/Translate';
import type {RpcError} from '../../openrpc/types';
import type {Explanation} from '../types';
import {isSocket, operatedChain, type ExplainContext} from './context';

/** JSON-RPC's code for a method that a server does not have. */
const NOT_FOUND = -32601;

/** Words with which providers refuse methods, under codes of their own. */
const REFUSED =
  /not (?:allowed|available|enabled|permitted|supported|whitelisted)|(?:is|are) (?:blocked|disabled|forbidden)|unsupported method|method.*(?:blocked|disabled|forbidden)/iu;

/** Whether a pattern of the profile, a method or `debug_*`, covers a method. */
function covers(pattern: string, method: string): boolean {
  return pattern.endsWith('*') ? method.startsWith(pattern.slice(0, -1)) : pattern === method;
}

const namespaceOf = (method: string): string => method.split('_')[0] ?? method;

/** The flag that offers a namespace, with those that are offered already: flags replace the list, they do not add. */
function apiFlag(url: string, modules: readonly string[], namespace: string): string {
  // Every server has `rpc`; it is not a name for the flag.
  const names = [...new Set([...modules, namespace])].filter((name) => name !== 'rpc').sort();
  return `--${isSocket(url) ? 'ws' : 'http'}.api ${names.join(',')}`;
}

function blocked(method: string, operator: string | undefined): Explanation {
  return {
    title: translate({
      id: 'site.workbench.missing.blocked',
      message: 'The provider refuses this method',
    }),
    cause:
      operator === undefined
        ? translate(
            {
              id: 'site.workbench.missing.byProvider',
              message:
                'The endpoint does not let its users call {method}. Nodes have it; providers leave out what is expensive or dangerous.',
            },
            {method},
          )
        : translate(
            {
              id: 'site.workbench.missing.public',
              message: 'Public endpoints of {operator} do not offer {method}.',
            },
            {method, operator},
          ),
    steps: [
      {
        text: translate({
          id: 'site.workbench.missing.other',
          message: 'Use a node of your own, or an endpoint of a provider that offers it.',
        }),
      },
    ],
  };
}

function subscriptionOverHttp(): Explanation {
  return {
    title: translate({id: 'site.workbench.missing.http', message: 'Subscriptions need WebSocket'}),
    cause: translate({
      id: 'site.workbench.missing.httpCause',
      message:
        'Over HTTP a node cannot send anything by itself, so it offers no subscriptions there.',
    }),
    steps: [
      {
        text: translate({
          id: 'site.workbench.missing.useSocket',
          message: 'Use the ws or wss address of the node. On your own node, enable it:',
        }),
        code: '--ws --ws.api eth,net,web3',
      },
    ],
  };
}

function disabled(
  {url, modules = []}: ExplainContext,
  method: string,
  isKnown: boolean,
): Explanation {
  const namespace = namespaceOf(method);
  const text = isKnown
    ? translate(
        {
          id: 'site.workbench.missing.disabled',
          message: 'The node does not offer the namespace {namespace} over this connection.',
        },
        {namespace},
      )
    : translate(
        {
          id: 'site.workbench.missing.perhapsDisabled',
          message:
            'The node does not offer the namespace {namespace} over this connection, or does not have the method. It did not say which namespaces it offers.',
        },
        {namespace},
      );
  return {
    title: translate({
      id: 'site.workbench.missing.title',
      message: 'The node does not offer this method',
    }),
    cause: text,
    steps: [
      {
        text: translate({
          id: 'site.workbench.missing.flag',
          message:
            'Restart your node with the namespace in the list. Anyone who can reach the port can then call it: keep the port to your own machine.',
        }),
        code: apiFlag(url, isKnown ? modules : ['eth', 'net', 'web3'], namespace),
      },
      {
        text: translate({
          id: 'site.workbench.missing.ipc',
          message: 'Or open a console over IPC, which offers every namespace without a flag:',
        }),
        code: 'geth attach ./node/geth.ipc',
      },
    ],
  };
}

function unknownMethod(method: string): Explanation {
  return {
    title: translate({
      id: 'site.workbench.missing.unknown',
      message: 'The node does not know this method',
    }),
    cause: translate(
      {
        id: 'site.workbench.missing.unknownCause',
        message:
          'It offers the namespace of {method}, but not the method: the node runs an older or other software than these pages describe, or something in front of it filters methods.',
      },
      {method},
    ),
    steps: [
      {
        text: translate({
          id: 'site.workbench.missing.version',
          message: 'Ask which software answers:',
        }),
        code: 'web3_clientVersion',
      },
    ],
  };
}

/** Explains that a method is not there: disabled by the node, refused by a provider, or unknown. */
export function explainMissing(
  {code, message}: RpcError,
  context: ExplainContext,
): Explanation | undefined {
  const {method} = context.call;
  const chain = operatedChain(context);
  const isListed = chain?.blocked.some((pattern) => covers(pattern, method)) === true;
  const isRefused =
    REFUSED.test(message) && /method|namespace|rpc|api/iu.test(`${message} ${method}`);
  if (code !== NOT_FOUND) return isListed && isRefused ? blocked(method, chain.name) : undefined;
  // An unknown name of a stream is an error of the arguments.
  if (/^no ".*" subscription in /su.test(message)) return undefined;
  if (/notifications not supported/iu.test(message)) return subscriptionOverHttp();
  if (chain) return blocked(method, chain.name);
  const {modules} = context;
  if (modules === undefined) return disabled(context, method, false);
  return modules.includes(namespaceOf(method))
    ? unknownMethod(method)
    : disabled(context, method, true);
}
