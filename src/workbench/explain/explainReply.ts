import {translate} from '@docusaurus/Translate';
import {isAddress} from '../requests/hosts';
import type {Explanation, Failure} from '../types';
import {diagnosis} from './commands';
import {operatedChain, type ExplainContext} from './context';
import {spanText} from './explainHealth';

type Step = Explanation['steps'][number];
type Status = Extract<Failure, {kind: 'status'}>;

/** What a server said, as text. */
function quoted(text: string): readonly Step[] {
  const words = text.trim();
  if (words === '') return [];
  return [
    {
      text: translate({id: 'site.workbench.failure.said', message: 'The server said:'}),
      code: words,
    },
  ];
}

function forbidden(context: ExplainContext): string {
  const {hostname} = new URL(context.url);
  const mayBeHost = !operatedChain(context) && !isAddress(hostname) && hostname !== 'localhost';
  return mayBeHost
    ? translate(
        {
          id: 'site.workbench.failure.forbiddenHost',
          message:
            'The server refuses this call, the key in the address, or your network. A node of the lineage says this to host names that it does not know: --http.vhosts {host} lets it know one.',
        },
        {host: hostname},
      )
    : translate({
        id: 'site.workbench.failure.forbidden',
        message: 'The server refuses this call, the key in the address, or your network.',
      });
}

function tooMany(retryAfter: number | undefined): string {
  return retryAfter === undefined
    ? translate({
        id: 'site.workbench.failure.tooMany',
        message:
          'You, or others behind the same address, have sent more than the server allows. It did not say for how long it refuses, or does not let this site read it.',
      })
    : translate(
        {
          id: 'site.workbench.failure.tooManyUntil',
          message:
            'You, or others behind the same address, have sent more than the server allows. Try again in {span}.',
        },
        {span: spanText(retryAfter)},
      );
}

function causeOfStatus({status, retryAfter}: Status, context: ExplainContext): string {
  if (status === 401)
    return translate({
      id: 'site.workbench.failure.unauthorised',
      message:
        'The server wants a key or a token. Providers put keys into the address. The port for consensus clients (8551) wants a token and is not for calls like this: use the port of HTTP.',
    });
  if (status === 403) return forbidden(context);
  if (status === 429) return tooMany(retryAfter);
  if (status === 404)
    return translate({
      id: 'site.workbench.failure.notFound',
      message:
        'The server has nothing at this path. Nodes serve / only, unless --http.rpcprefix says otherwise.',
    });
  if (status === 413)
    return translate({
      id: 'site.workbench.failure.tooLarge',
      message: 'The call is larger than the server accepts.',
    });
  if (status >= 500)
    return translate({
      id: 'site.workbench.failure.serverError',
      message: 'The server, or one behind it, has failed or is overloaded. Try again later.',
    });
  return translate({
    id: 'site.workbench.failure.otherStatus',
    message:
      'Something in front of the node, or another program than a node, answers at this address.',
  });
}

function notJson({isHtml, text}: Extract<Failure, {kind: 'notJson'}>): Explanation {
  const isEmpty = text.trim() === '';
  return {
    title: isHtml
      ? translate({id: 'site.workbench.failure.html', message: 'A web page instead of an answer'})
      : translate({id: 'site.workbench.failure.notJson', message: 'Not an answer of a node'}),
    cause: isEmpty
      ? translate({
          id: 'site.workbench.failure.empty',
          message: 'The server accepted the call and answered nothing.',
        })
      : isHtml
        ? translate({
            id: 'site.workbench.failure.htmlCause',
            message: 'At this address is a website, or the login page of a network or proxy.',
          })
        : translate({
            id: 'site.workbench.failure.notJsonCause',
            message: 'What came is not JSON. Another program answers at this address.',
          }),
    steps: quoted(text),
  };
}

/** Explains an answer that is not one of a node. */
export function explainReply(
  failure: Extract<Failure, {kind: 'status' | 'notJson' | 'notRpc'}>,
  context: ExplainContext,
): Explanation {
  if (failure.kind === 'notJson') return notJson(failure);
  if (failure.kind === 'notRpc')
    return {
      title: translate({id: 'site.workbench.failure.notRpc', message: 'Not an answer of a node'}),
      cause: translate({
        id: 'site.workbench.failure.notRpcCause',
        message:
          'What came is JSON, but not an answer to this call by JSON-RPC: a proxy or another program answers at this address.',
      }),
      steps: quoted(failure.text),
    };
  return {
    title: translate(
      {id: 'site.workbench.failure.status', message: 'Refused with status {status}'},
      {status: failure.status},
    ),
    cause: causeOfStatus(failure, context),
    steps: [
      ...quoted(failure.text),
      {
        text: translate({
          id: 'site.workbench.failure.statusByHand',
          message: 'The same call by a command:',
        }),
        code: diagnosis(context),
      },
    ],
  };
}
