/** The part of Docusaurus' client manifest that says which chunks a name needs. */
export interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
}

/** An entry of the generated registry: the name of a chunk, and the module that pages know it by. */
const ENTRY = /^ *"(?<chunk>[^"]+)": \[.*, "(?<module>[^"]+)", require\.resolveWeak\(/gmu;

/**
 * Adds to a manifest, under the name of each module of the registry, the chunks that the module is in.
 *
 * @param registry text of the generated `registry.js`
 * @throws when the registry is not written as expected, which a new version of Docusaurus may bring
 */
export function completeManifest<M extends ClientManifest>(manifest: M, registry: string): M {
  const origins: Record<string, readonly (string | number)[]> = {...manifest.origins};
  for (const {groups} of registry.matchAll(ENTRY)) {
    const chunks = manifest.origins[groups?.chunk ?? ''];
    // Two routes may share a chunk that the bundler merged into another; pages then find it without.
    if (chunks && groups?.module !== undefined) origins[groups.module] = chunks;
  }
  if (Object.keys(origins).length === Object.keys(manifest.origins).length) {
    throw new Error(
      'registry.js: expected lines such as "chunk": [() => import("module"), "module", require.resolveWeak("module")], found none. ' +
        'Docusaurus writes it differently now: mend src/plugins/page-scripts/manifest.ts.',
    );
  }
  return {...manifest, origins};
}
