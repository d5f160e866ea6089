import {CHUNK as LEAN_PAGE} from '../lean-pages/names.cjs';

/** The part of Docusaurus' client manifest that says which chunks a name needs. */
export interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
}

/** An entry of the registry: the name of a chunk, and the module that pages know it by. */
export interface Entry {
  readonly chunk: string;
  readonly module: string;
}

const ENTRY = /^ *"(?<chunk>[^"]+)": \[.*, "(?<module>[^"]+)", require\.resolveWeak\(/gmu;

/** The chunk that all components around documents are in. */
export const AROUND_DOCUMENTS = 'documents';

/** Whether a module of the registry is a component around documents, such as `@theme/DocItem`. */
export function isAroundDocuments({module}: Entry): boolean {
  return /^@theme\/Docs?[A-Z]/u.test(module);
}

/** The names of the chunk that a page begins with a module from, best first: its lean form is there when lean pages are on. */
function chunksOf(entry: Entry): readonly string[] {
  if (isAroundDocuments(entry)) return [AROUND_DOCUMENTS];
  const {chunk, module} = entry;
  return /\.mdx?$/u.test(module) ? [`${chunk}${LEAN_PAGE}`, chunk] : [chunk];
}

/**
 * The entries of a generated `registry.js`.
 *
 * @throws when it is not written as expected, which a new version of Docusaurus may bring
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
 * Adds to a manifest, under the name of each module of the registry, the chunks that the module is in.
 *
 * @throws when the bundler made no chunk of a module: its pages would have to ask for it later
 */
export function completeManifest<M extends ClientManifest>(
  manifest: M,
  registry: readonly Entry[],
): M {
  const origins: Record<string, readonly (string | number)[]> = {...manifest.origins};
  const missing: string[] = [];
  for (const entry of registry) {
    const names = chunksOf(entry);
    const chunks = names.map((name) => manifest.origins[name]).find(Boolean);
    if (chunks) origins[entry.module] = chunks;
    else missing.push(`- ${entry.module}: expected a chunk named ${names.join(' or ')}`);
  }
  if (missing.length === 0) return {...manifest, origins};
  throw new Error(
    `Modules whose chunks are not in the client manifest:\n${missing.join('\n')}\nMend src/docusaurus-patches/preload.`,
  );
}
