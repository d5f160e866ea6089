// Internal to plugin-content-docs (3.8.1), which has no types for it.
declare module '@docusaurus/plugin-content-docs/lib/frontMatter' {
  interface Problem {
    readonly path: readonly (string | number)[];
    readonly message: string;
  }

  /** What Docusaurus accepts as the front matter of a document. */
  export const DocFrontMatterSchema: {
    readonly validate: (
      frontMatter: object,
      options: {readonly abortEarly: boolean; readonly convert: boolean},
    ) => {readonly error?: {readonly details: readonly Problem[]}};
  };
}
