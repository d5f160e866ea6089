/** What it reads of a bundler's context for loaders. */
interface Context {
  readonly resourcePath: string;
  readonly getOptions: () => {readonly react: string; readonly searches: string};
}

/**
 * Takes and gives back the source of DocSearch.
 *
 * @throws when what it changes is not there
 */
declare function docSearchLoader(this: Context, source: string): string;
export = docSearchLoader;
