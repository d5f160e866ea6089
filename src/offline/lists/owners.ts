/** A version of the documentation, as the build knows it. */
export interface VersionFacts {
  readonly name: string;
  readonly label: string;
  /** Path of its pages below the base URL, without slashes at the ends; empty for the latest. */
  readonly path: string;
  /** Its folder in addresses of files: `next`, or the name of the release. */
  readonly folder: string;
}

/** What the lists need to know of a build. */
export interface OfflineFacts {
  readonly versions: readonly VersionFacts[];
  /** Names of chunks that only pages of some versions load, with the names of these versions. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** Never asked for by a page, or of use with a network only. */
const NOT_SAVED = [
  /(?:^|\/)\.|\.(?:br|gz)$|^_(?:headers|redirects)$/u,
  /^(?:404\.html|robots\.txt|sitemap\.xml|opensearch\.xml|sw\.js)$/u,
  /^offline\//u,
  // Social cards, and documents for assistants that repeat all pages.
  /^img\/cards\//u,
  /(?:^|\/)llms(?:-full)?\.txt$/u,
];

/** Of all versions, unless a rule says otherwise. */
const SHARED = /^(?:assets|img|search|search-index)\/|^favicon\.ico$|^site\.webmanifest$/u;

/** Scripts and styles of a chunk, also of its lean form (src/docusaurus-patches/lean-pages). */
const OF_CHUNK = /^assets\/(?:js|css)\/(?<chunk>[^.]+?)(?:-lean)?\./u;

/** An index of the embedded search. */
const INDEX = /^search-index\/docs-default-(?<version>.+)-[a-z]+\.[0-9a-f]+\.json$/u;

/** A part of a split index. */
const PART = /^assets\/search\/(?<part>[^/]+)\.json$/u;

/**
 * Names of the versions to which a file belongs; none if it is not saved.
 *
 * @param file path below the build's folder
 * @param indexes texts of the search indexes by version; those that are split name their parts
 */
export function ownersOf(
  file: string,
  {versions, chunks}: OfflineFacts,
  indexes: ReadonlyMap<string, string>,
): readonly string[] {
  if (NOT_SAVED.some((pattern) => pattern.test(file))) return [];
  const all = versions.map(({name}) => name);
  const {version} = INDEX.exec(file)?.groups ?? {};
  if (version !== undefined) return all.filter((name) => name === version);
  const {part} = PART.exec(file)?.groups ?? {};
  if (part !== undefined) return all.filter((name) => indexes.get(name)?.includes(part));
  const {chunk} = OF_CHUNK.exec(file)?.groups ?? {};
  if (chunk !== undefined) return chunks[chunk] ?? all;
  const folders = file.split('/').slice(0, 2);
  const own = versions.find(
    ({folder, path}) => folders.includes(folder) || (path !== '' && file.startsWith(`${path}/`)),
  );
  if (own) return [own.name];
  if (SHARED.test(file)) return all;
  return versions.filter(({path}) => path === '').map(({name}) => name);
}

/** Name of the version of an index file, if it is one. */
export function indexVersion(file: string): string | undefined {
  return INDEX.exec(file)?.groups?.version;
}
