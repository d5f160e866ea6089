import {translate} from '@docusaurus/Translate';
import {isLocal, isLoopback} from '../requests/hosts';
import type {Explanation, Failure} from '../types';
import {diagnosis} from './commands';
import {operatedChain, type ExplainContext} from './context';

type Step = Explanation['steps'][number];
type Kind = 'unreachable' | 'tls' | 'redirect' | 'cut' | 'timeout';

const tell = (context: ExplainContext): Step => ({
  text: translate({
    id: 'site.workbench.failure.curl',
    message: 'This command tells what the browser cannot:',
  }),
  code: diagnosis(context),
});

/** What to look at where nobody answers. */
function searchSteps({url, origin}: ExplainContext): Step[] {
  const {hostname, protocol} = new URL(url);
  const flag = protocol.startsWith('ws') ? '--ws' : '--http';
  const steps: Step[] = [];
  if (isLoopback(hostname))
    steps.push({
      text: translate({
        id: 'site.workbench.failure.startNode',
        message:
          'Is the node running, and does it serve this port? It does so only with this flag:',
      }),
      code: flag,
    });
  else
    steps.push({
      text: translate(
        {
          id: 'site.workbench.failure.reachNode',
          message:
            'Check the name and the port. A node of your own serves other machines only with {flag}; let only your own machines reach the port.',
        },
        {flag: `${flag}.addr`},
      ),
    });
  if (isLocal(hostname))
    steps.push({
      text: translate({
        id: 'site.workbench.failure.localBlock',
        message:
          'The browser may have asked whether this site may ask your local network: allow it. An extension or another browser setting can also block such addresses.',
      }),
    });
  if (isLoopback(hostname) && origin.startsWith('https:') && !protocol.endsWith('s:'))
    steps.push({
      text: translate({
        id: 'site.workbench.failure.safari',
        message:
          'Some browsers block even your own machine from a page that came over HTTPS. Then use another browser, or the command below.',
      }),
    });
  return steps;
}

function unreachable(context: ExplainContext): Explanation {
  const isSecure = /^(?:https|wss):/iu.test(context.url);
  return {
    title: translate({id: 'site.workbench.failure.unreachable', message: 'Nobody answers'}),
    cause: isSecure
      ? translate({
          id: 'site.workbench.failure.unreachableSecure',
          message:
            'The name is unknown, nothing listens there, a firewall drops the connection, or the certificate is not valid. Browsers do not tell sites which.',
        })
      : translate({
          id: 'site.workbench.failure.unreachableCause',
          message:
            'The name is unknown, nothing listens there, or a firewall drops the connection. Browsers do not tell sites which.',
        }),
    steps: [...(operatedChain(context) ? [] : searchSteps(context)), tell(context)],
  };
}

function tls(context: ExplainContext): Explanation {
  const plain = context.url.replace(/s(?=:)/iu, '');
  return {
    title: translate({id: 'site.workbench.failure.tls', message: 'No secure connection'}),
    cause: translate({
      id: 'site.workbench.failure.tlsCause',
      message:
        'A server listens at this port, but a secure connection to it fails: its certificate is not valid for this name or not trusted, or it does not use TLS at all.',
    }),
    steps: [
      {
        text: translate({
          id: 'site.workbench.failure.tlsPlain',
          message:
            'Nodes themselves do not use TLS. If it is your node without a proxy in front of it, the address is:',
        }),
        code: plain,
      },
      tell(context),
    ],
  };
}

function cut(
  {bytes, reason}: Extract<Failure, {kind: 'cut'}>,
  context: ExplainContext,
): Explanation {
  return {
    title: translate({id: 'site.workbench.failure.cut', message: 'The answer was cut off'}),
    cause:
      reason === undefined
        ? translate(
            {
              id: 'site.workbench.failure.cutCause',
              message:
                'The connection ended after {bytes} bytes, within the answer. The node or a proxy was stopped, ran into a limit, or the network failed.',
            },
            {bytes},
          )
        : translate(
            {
              id: 'site.workbench.failure.cutReason',
              message:
                'The server closed the connection before the answer was complete. Its reason: {reason}',
            },
            {reason},
          ),
    steps: [
      {
        text: translate({
          id: 'site.workbench.failure.cutAgain',
          message: 'Run it again; if it ends at the same place, ask for less at once.',
        }),
      },
      tell(context),
    ],
  };
}

function timeout(milliseconds: number, context: ExplainContext): Explanation {
  return {
    title: translate({id: 'site.workbench.failure.timeout', message: 'No answer in time'}),
    cause: translate(
      {
        id: 'site.workbench.failure.timeoutCause',
        message:
          'There was no complete answer within {seconds} seconds. The call is too much for the node, the node is overloaded, or a firewall drops the connection.',
      },
      {seconds: Math.round(milliseconds / 1000)},
    ),
    steps: [
      {
        text: translate({
          id: 'site.workbench.failure.timeoutLess',
          message:
            'Ask for less: a shorter range of blocks, fewer addresses, one transaction. A node of your own may take longer than this page waits.',
        }),
      },
      tell(context),
    ],
  };
}

/** Explains that a server was not reached, or was lost. */
export function explainReach(
  failure: Extract<Failure, {kind: Kind}>,
  context: ExplainContext,
): Explanation {
  switch (failure.kind) {
    case 'unreachable':
      return unreachable(context);
    case 'tls':
      return tls(context);
    case 'cut':
      return cut(failure, context);
    case 'timeout':
      return timeout(failure.milliseconds, context);
    case 'redirect':
      return {
        title: translate({
          id: 'site.workbench.failure.redirect',
          message: 'The address leads elsewhere',
        }),
        cause: translate({
          id: 'site.workbench.failure.redirectCause',
          message:
            'The server redirects. The call was not sent on: it could reach somebody whom you did not choose.',
        }),
        steps: [
          {
            text: translate({
              id: 'site.workbench.failure.redirectStep',
              message: 'Use the final address. This command prints it, after Location:',
            }),
            code: diagnosis(context),
          },
        ],
      };
  }
}
