import {CHUNK as LEAN_PAGE} from '../lean-pages/names.cjs';

/** The part of Docusaurus' client manifest that maps a name to its chunks. */
export interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
}

/** An entry of the registry: the name of a chunk, and the module name that pages use. */
export interface Entry {
  readonly chunk: string;
  readonly module: string;
}

const ENTRY = /^ *"(?<chunk>[^"]+)": \[.*, "(?<module>[^"]+)", require\.resolveWeak\(/gmu;

/** The chunk of all components around documents. */
export const AROUND_DOCUMENTS = 'documents';

/** Whether a module of the registry is a component around documents, such as `@theme/DocItem`. */
export function isAroundDocuments({module}: Entry): boolean {
  return /^@theme\/Docs?[A-Z]/u.test(module);
}

/** Whether a module of the registry is a document. */
export function isDocument({module}: Entry): boolean {
  return /\.mdx?$/u.test(module);
}

/**
 * Possible chunk names of a module on the page of first load, best first: the lean one exists when lean pages are on.
 */
export function chunksOf(entry: Entry): readonly string[] {
  if (isAroundDocuments(entry)) return [AROUND_DOCUMENTS];
  const {chunk} = entry;
  return isDocument(entry) ? [`${chunk}${LEAN_PAGE}`, chunk] : [chunk];
}

/**
 * The entries of a generated `registry.js`.
 *
 * @throws when its format is unknown, which a new version of Docusaurus may cause
 */
export function readRegistry(registry: string): Entry[] {
  const entries = [...registry.matchAll(ENTRY)].map(({groups}) => ({
    chunk: groups?.chunk ?? '',
    module: groups?.module ?? '',
  }));
  if (entries.length > 0) return entries;
  throw new Error(
    'registry.js: expected lines such as "chunk": [() => import("module"), "module", require.resolveWeak("module")], found none. ' +
      'Docusaurus writes it differently now: fix src/docusaurus-patches/preload/manifest.ts.',
  );
}

/**
 * The chunks of the components around documents. The manifest has for them those of all documents too, which share a chunk
 * with them: they are what a single document has.
 */
function chunksAround(
  origins: ClientManifest['origins'],
  registry: readonly Entry[],
): ClientManifest['origins'][string] | undefined {
  const documents = registry
    .filter(isDocument)
    .flatMap(chunksOf)
    .map((name) => origins[name] ?? []);
  return origins[AROUND_DOCUMENTS]?.filter(
    (id) => documents.filter((chunks) => chunks.includes(id)).length !== 1,
  );
}

/**
 * Adds the chunks of each module of the registry to a manifest, under the module's name.
 *
 * @throws when a module has no chunk: its pages would have to request it later
 */
export function completeManifest<M extends ClientManifest>(
  manifest: M,
  registry: readonly Entry[],
): M {
  const origins: Record<string, readonly (string | number)[]> = {...manifest.origins};
  const missing: string[] = [];
  const around = chunksAround(manifest.origins, registry);
  for (const entry of registry) {
    const names = chunksOf(entry);
    const chunks = isAroundDocuments(entry)
      ? around
      : names.map((name) => manifest.origins[name]).find(Boolean);
    if (chunks) origins[entry.module] = chunks;
    else missing.push(`- ${entry.module}: expected a chunk named ${names.join(' or ')}`);
  }
  if (missing.length === 0) return {...manifest, origins};
  throw new Error(
    `Modules whose chunks are not in the client manifest:\n${missing.join('\n')}\nFix src/docusaurus-patches/preload.`,
  );
}
