import type {ClientModule} from '@docusaurus/types';
import {takeChosenHit} from '../../search/browser/chosenHit';

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A fragment that cannot be decoded leads nowhere.
    return null;
  }
}

/** Browsers scroll to other targets themselves; Docusaurus (3.8.1) keeps folded ones closed. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const hit = takeChosenHit(location.pathname + location.hash);
  const target = targetOf(location.hash);
  if (!hit && !target?.closest('details')) return;
  // Without that code the page is at the section.
  import('./show').then(
    ({showTarget}) => showTarget(target, hit?.snippet),
    () => undefined,
  );
};
