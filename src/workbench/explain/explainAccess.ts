import {translate} from '@docusaurus/Translate';
import {isAddress} from '../requests/hosts';
import type {Explanation, Failure} from '../types';
import {diagnosis} from './commands';
import {operatedChain, type ExplainContext} from './context';

type Step = Explanation['steps'][number];

function byHand(context: ExplainContext): Step {
  return {
    text: translate({
      id: 'site.workbench.failure.byHand',
      message: 'A command is not bound by this. It also prints what the server says to this site:',
    }),
    code: diagnosis(context),
  };
}

const ofOperator = (): Step => ({
  text: translate({
    id: 'site.workbench.failure.operator',
    message: 'Only its operator can allow this site. Use another endpoint, or a node of your own.',
  }),
});

/** The node serves names of hosts only if they are listed, except `localhost`; addresses it always serves. */
function hostStep(hostname: string): readonly Step[] {
  if (isAddress(hostname) || hostname === 'localhost') return [];
  return [
    {
      text: translate(
        {
          id: 'site.workbench.failure.vhosts',
          message:
            'The node also refuses, with status 403, requests to host names that it does not know. Let it know {host}, again besides those in the list:',
        },
        {host: hostname},
      ),
      code: `--http.vhosts ${hostname}`,
    },
  ];
}

/** Explains that a server answers, but lets no page of this site read the answer. */
export function explainAccess(context: ExplainContext): Explanation {
  const {url, origin} = context;
  const {hostname} = new URL(url);
  const own: readonly Step[] = [
    {
      text: translate(
        {
          id: 'site.workbench.failure.corsdomain',
          message:
            'If it is your node, start it with this flag. If it has one already, add {origin} to its list, after a comma.',
        },
        {origin},
      ),
      code: `--http.corsdomain ${origin}`,
    },
    ...hostStep(hostname),
  ];
  return {
    title: translate({
      id: 'site.workbench.failure.cors',
      message: 'A server answers, but not to this site',
    }),
    cause: translate({
      id: 'site.workbench.failure.corsCause',
      message:
        'Something answers at this address. Its answer does not allow pages of this site to read it (CORS), so the browser hides it, with its status: it can also be a refusal, a redirect or an error of a proxy.',
    }),
    steps: [...(operatedChain(context) ? [ofOperator()] : own), byHand(context)],
  };
}

/** Explains that a WebSocket could not be opened. */
export function explainHandshake(
  {answersHttp}: Extract<Failure, {kind: 'handshake'}>,
  context: ExplainContext,
): Explanation {
  const {origin} = context;
  const own: Step = {
    text: translate(
      {
        id: 'site.workbench.failure.wsOrigins',
        message:
          'If it is your node, start it with these flags. If it has --ws.origins already, add {origin} to its list, after a comma. Its WebSocket has a port of its own, 8546 unless --ws.port says otherwise.',
      },
      {origin},
    ),
    code: `--ws --ws.origins ${origin}`,
  };
  return {
    title: translate({
      id: 'site.workbench.failure.handshake',
      message: 'No WebSocket connection',
    }),
    cause: answersHttp
      ? translate({
          id: 'site.workbench.failure.handshakeRefused',
          message:
            'A server answers at this address, but not with a WebSocket. It does not offer one there, or it refuses this site. Browsers do not say which.',
        })
      : translate({
          id: 'site.workbench.failure.handshakeSilent',
          message:
            'The connection failed, and a second request brought no answer in time. Browsers do not say why.',
        }),
    steps: [
      operatedChain(context) ? ofOperator() : own,
      {
        text: translate({
          id: 'site.workbench.failure.handshakeByHand',
          message:
            'This command shows the answer: 101 if the connection is accepted, 403 if this site is refused.',
        }),
        code: diagnosis(context),
      },
    ],
  };
}
