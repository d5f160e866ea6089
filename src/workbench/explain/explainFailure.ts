import {translate} from '@docusaurus/Translate';
import type {Explanation, Failure} from '../types';
import type {ExplainContext} from './context';
import {explainAccess, explainHandshake} from './explainAccess';
import {explainBrowser} from './explainBrowser';
import {explainReach} from './explainReach';
import {explainReply} from './explainReply';

function explainWallet({code, message}: Extract<Failure, {kind: 'wallet'}>): Explanation {
  return {
    title: translate({id: 'site.workbench.failure.wallet', message: 'The wallet did not answer'}),
    // Code 0: the wallet gave none.
    cause: code === 0 ? message : `${message} (${code})`,
    steps: [
      {
        text: translate({
          id: 'site.workbench.failure.walletStep',
          message:
            'Look at the wallet: it may be locked, on another network, or waiting for you. Or choose a node.',
        }),
      },
    ],
  };
}

/** Explains why no answer came, and what to do about it. What browsers hide is named as such. */
export function explainFailure(failure: Failure, context: ExplainContext): Explanation {
  switch (failure.kind) {
    case 'address':
    case 'aborted':
    case 'worker':
    case 'mixed':
    case 'localNetwork':
      return explainBrowser(failure, context);
    case 'cors':
      return explainAccess(context);
    case 'handshake':
      return explainHandshake(failure, context);
    case 'unreachable':
    case 'tls':
    case 'redirect':
    case 'cut':
    case 'timeout':
      return explainReach(failure, context);
    case 'status':
    case 'notJson':
    case 'notRpc':
      return explainReply(failure, context);
    case 'wallet':
      return explainWallet(failure);
  }
}
