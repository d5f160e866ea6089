interface LeanDocument {
  /** The function of the registry that loads it, as source. */
  readonly load: string;
  readonly chunk: string;
  readonly module: string;
  /** Its file. */
  readonly source: string;
  readonly isLean: boolean;
}

/**
 * @param registry `.docusaurus/registry.js`
 * @param siteDir folder that `@site` stands for
 */
declare function leanDocuments(registry: string, siteDir: string): LeanDocument[];
export = leanDocuments;
