import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {createRoot} from 'react-dom/client';
import {callFrom} from '../opening';
import type {OfferedCall, RpcCall} from '../types';
import EndpointDialog from './EndpointDialog';
import Failed from './Failed';
import Panel from './Panel';
import {setEndpointFolder, setShown} from './shown';
import {where} from './where';

let isMounted = false;

/** One panel for all pages, outside of theirs: it stays open when the reader goes to another page. */
function mount(): void {
  if (isMounted) return;
  isMounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <ErrorBoundary fallback={(failure) => <Failed {...failure} />}>
      <Panel />
      <EndpointDialog />
    </ErrorBoundary>,
  );
}

/** The call of a link, whose method is scrolled to; a damaged link has none. */
function linkedCall(fragment: string): RpcCall | undefined {
  const call = callFrom(fragment);
  if (call) document.getElementById(call.method.toLowerCase())?.scrollIntoView();
  return call;
}

/** Shows the panel with a call, also that of a link, or the choice of the endpoint where there is none. */
export function show(asked: OfferedCall | string | undefined): void {
  mount();
  if (asked === undefined) {
    setEndpointFolder(where().folder);
    return;
  }
  const call = typeof asked === 'string' ? linkedCall(asked) : asked;
  if (call) setShown({call, ...where()});
}
