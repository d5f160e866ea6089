interface LoaderContext {
  /** Folder of the site. */
  readonly rootContext: string;
  readonly addDependency: (file: string) => void;
}

/** @param registry `.docusaurus/registry.js` */
declare function loadLeanPages(this: LoaderContext, registry: string): string;
export = loadLeanPages;
