import type {NetworkProfile} from '../profile/types';
import {newestFirst, tagOf, type Entry} from './entries';
import {startOf} from './schedule';

/** A version of the pages, and what its data says of itself. */
export interface DocumentedVersion {
  /** As readers see it: `2.0.0` or `Next`. */
  readonly label: string;
  /** Address of its pages, without a closing slash. */
  readonly url: string;
  readonly profile: Pick<NetworkProfile, 'releases' | 'software'>;
  /** What differs from the version before. */
  readonly facts: readonly {
    readonly id: string;
    readonly release: string;
    readonly what: string;
    readonly pages?: readonly string[];
  }[];
}

/** The page at the address of the version itself. */
const FIRST = 'specification';

/** Address of a page or section, `specification#forks`, in a version. */
function addressOf(url: string, place: string): string {
  const [page = '', id] = place.split('#');
  const fragment = id === undefined ? '' : `#${id}`;
  if (page !== FIRST) return `${url}/${page}${fragment}`;
  return new URL(url).pathname === '/' ? `${url}/${fragment}` : `${url}${fragment}`;
}

function entriesOf(site: string, {label, url, profile, facts}: DocumentedVersion): Entry[] {
  const {releases = [], software} = profile;
  const last = releases.at(-1);
  if (last === undefined) return [];
  const dayOf = (version: string) =>
    releases.find((release) => release.version === version)?.date ?? last.date;
  return [
    {
      id: tagOf(site, `documentation/${label}/${software.version}`),
      title: `Documentation ${label} describes node release ${software.version}`,
      text: last.summary,
      url: addressOf(url, FIRST),
      updated: startOf(last.date),
      roles: [],
    },
    ...facts.map(({id, release, what, pages: [page = FIRST] = []}) => ({
      id: tagOf(site, `documentation/fact/${id}`),
      title: what,
      text: `${what} Since node release ${release}, in documentation ${label}.`,
      url: addressOf(url, page),
      updated: startOf(dayOf(release)),
      roles: [],
    })),
  ];
}

/**
 * What changed in the pages, newest first, with the days of the releases that changed it.
 *
 * @param versions released ones first: a fact that is in several versions belongs to the first
 */
export function documentationEntries(
  site: string,
  versions: readonly DocumentedVersion[],
): Entry[] {
  const byId = new Map<string, Entry>();
  for (const entry of versions.flatMap((version) => entriesOf(site, version))) {
    if (!byId.has(entry.id)) byId.set(entry.id, entry);
  }
  return newestFirst([...byId.values()]);
}
