import {translate} from '@docusaurus/Translate';
import type {Explanation, Failure} from '../types';
import {tunnel} from './commands';
import type {ExplainContext} from './context';

type Kind = 'address' | 'aborted' | 'worker' | 'mixed' | 'localNetwork';

function mixed(url: string): Explanation {
  return {
    title: translate({
      id: 'site.workbench.failure.mixed',
      message: 'The browser blocks this address',
    }),
    cause: translate({
      id: 'site.workbench.failure.mixedCause',
      message:
        'This page came over HTTPS, and the address does not use it. Browsers then send nothing, except to your own machine.',
    }),
    steps: [
      {
        text: translate({
          id: 'site.workbench.failure.mixedProxy',
          message:
            'Use the https or wss address of the node, if it has one, or put a reverse proxy with a certificate in front of it.',
        }),
      },
      {
        text: translate({
          id: 'site.workbench.failure.mixedTunnel',
          message:
            'If you have an account on that machine, make the node appear on your own, and use 127.0.0.1 as its host:',
        }),
        code: tunnel(url),
      },
    ],
  };
}

function localNetwork(state: 'prompt' | 'denied'): Explanation {
  return {
    title:
      state === 'denied'
        ? translate({
            id: 'site.workbench.failure.networkDenied',
            message: 'The browser may not ask your local network',
          })
        : translate({
            id: 'site.workbench.failure.networkPrompt',
            message: 'The browser asks whether this site may ask your local network',
          }),
    cause:
      state === 'denied'
        ? translate({
            id: 'site.workbench.failure.networkDeniedCause',
            message:
              'The node is on your machine or in your network. You, or whoever manages the browser, have refused this site access to it.',
          })
        : translate({
            id: 'site.workbench.failure.networkPromptCause',
            message:
              'The node is on your machine or in your network. Until you have decided, the browser sends nothing.',
          }),
    steps: [
      {
        text:
          state === 'denied'
            ? translate({
                id: 'site.workbench.failure.networkAllow',
                message:
                  'Open the settings of this site, by the symbol before its address, allow access to the local network and to this device, and run the call again.',
              })
            : translate({
                id: 'site.workbench.failure.networkAnswer',
                message: 'Allow it, and run the call again. The permission is for this site only.',
              }),
      },
    ],
  };
}

function worker(): Explanation {
  return {
    title: translate({
      id: 'site.workbench.failure.worker',
      message: 'The part of this site that sends calls could not be loaded',
    }),
    cause: translate({
      id: 'site.workbench.failure.workerCause',
      message:
        'You are offline, the site has been updated since you opened the page, or something blocks its file. Nothing was sent.',
    }),
    steps: [
      {
        text: translate({
          id: 'site.workbench.failure.workerStep',
          message: 'Run the call again; if that does not help, reload the page.',
        }),
      },
    ],
  };
}

/** Explains what stayed within the browser. */
export function explainBrowser(
  failure: Extract<Failure, {kind: Kind}>,
  {url}: ExplainContext,
): Explanation {
  switch (failure.kind) {
    case 'address':
      return {
        title: translate({
          id: 'site.workbench.failure.address',
          message: 'Not an address of a node',
        }),
        cause: failure.reason,
        steps: [],
      };
    case 'aborted':
      return {
        title: translate({id: 'site.workbench.failure.aborted', message: 'Aborted'}),
        cause: translate({
          id: 'site.workbench.failure.abortedCause',
          message:
            'You ended the call. The node may have received it, and may have carried it out.',
        }),
        steps: [],
      };
    case 'worker':
      return worker();
    case 'mixed':
      return mixed(url);
    case 'localNetwork':
      return localNetwork(failure.state);
  }
}
