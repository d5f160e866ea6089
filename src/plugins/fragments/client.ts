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

/** A fragment that is an id, and no text or state of a tool. */
const ID = /^#[\w-]+$/u;

/** What was said about the address before. */
let hint: HTMLElement | undefined;

/** Browsers scroll to other targets themselves; Docusaurus (3.8.1) keeps folded ones closed. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const {pathname, hash} = location;
  const hit = takeChosenHit(pathname + hash);
  const target = targetOf(hash);
  hint?.remove();
  if (!target && ID.test(hash))
    import('./hint').then(
      ({showHint}) => (hint = showHint(pathname, hash.slice(1))),
      // The reader is at the beginning of the page.
      () => undefined,
    );
  if (!hit && !target?.closest('details')) return;
  // Without that code the page is at the section.
  import('./show').then(
    ({showTarget}) => showTarget(target, hit?.snippet),
    () => undefined,
  );
};
