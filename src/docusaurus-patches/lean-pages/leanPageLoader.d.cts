/** @param source a module as MDX compiles it */
declare function preserveInPage(source: string): string;
declare namespace preserveInPage {
  const PLAIN: ReadonlySet<string>;
}
export = preserveInPage;
