/** @param source a module as MDX compiles it */
declare function keepInPage(source: string): string;
declare namespace keepInPage {
  const PLAIN: ReadonlySet<string>;
}
export = keepInPage;
