import type {OfflineFacts, VersionFacts} from './owners';

/** Names of chunks in an entry of Docusaurus' `routesChunkNames.json`. */
type Names = string | readonly Names[] | {readonly [key: string]: Names};

function namesIn(entry: Names): string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(namesIn);
}

/** Docusaurus ends keys with a hash, because routes can have equal paths. */
const HASH = /-[0-9a-f]{3}$/u;

/** The version that a route belongs to, or all. */
function versionsOf(
  route: string,
  versions: readonly VersionFacts[],
  latestPages: ReadonlySet<string>,
): readonly VersionFacts[] {
  const own = versions.find(
    ({path}) => path !== '' && (route === path || route.startsWith(`${path}/`)),
  );
  if (own) return [own];
  return latestPages.has(route) ? versions.filter(({path}) => path === '') : versions;
}

/**
 * Chunks that only some versions load.
 *
 * @param routes content of `routesChunkNames.json`
 * @param baseUrl that the paths of the routes begin with
 * @param latestPages addresses of the latest version's pages, below the base URL
 */
export function chunksOfVersions(
  routes: Readonly<Record<string, Names>>,
  baseUrl: string,
  versions: readonly VersionFacts[],
  latestPages: ReadonlySet<string>,
): OfflineFacts['chunks'] {
  const owners = new Map<string, Set<string>>();
  for (const [key, entry] of Object.entries(routes)) {
    const route = key.replace(HASH, '').slice(baseUrl.length);
    // The route around those of all versions: the latest's begins at the same path.
    const isAround = typeof entry === 'object' && '__context' in entry;
    const names = isAround ? versions : versionsOf(route, versions, latestPages);
    for (const chunk of namesIn(entry)) {
      const known = owners.get(chunk) ?? new Set();
      for (const {name} of names) known.add(name);
      owners.set(chunk, known);
    }
  }
  const some = [...owners].filter(([, names]) => names.size < versions.length);
  return Object.fromEntries(some.map(([chunk, names]) => [chunk, [...names]]));
}
