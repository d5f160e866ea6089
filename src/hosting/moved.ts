import {prefixOf} from '../changes/versions';
import {readMoved, type Moved} from '../profile/moved';
import type {Redirect} from './rules';

/** The data of a version that says which of its pages had another address, and the beginning of its paths. */
interface MovedPages {
  readonly prefix: string;
  readonly moved: Moved;
}

const at = (prefix: string, address: string): string =>
  address === '/' ? `${prefix}/` : `${prefix}${address}`;

/** Redirects from earlier addresses to pages that there are; an address that a page has again leads to that page. */
export function movedRedirects(
  versions: readonly MovedPages[],
  pages: readonly string[],
): Redirect[] {
  const known = new Set(pages);
  return versions.flatMap(({prefix, moved}) =>
    Object.entries(moved)
      .map(([from, to]) => ({from: at(prefix, from), to: at(prefix, to)}))
      .filter(({from, to}) => !known.has(from) && known.has(to)),
  );
}

/** Reads what {@link movedRedirects} takes. @param released names of the frozen versions, the latest first */
export function readMovedPages(siteDir: string, released: readonly string[]): MovedPages[] {
  return ['current', ...released].map((version) => ({
    prefix: prefixOf(released, version),
    moved: readMoved(siteDir, version),
  }));
}
