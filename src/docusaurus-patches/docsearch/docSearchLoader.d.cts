/** The part of the bundler's loader context that it uses. */
interface Context {
  readonly resourcePath: string;
  readonly getOptions: () => {readonly react: string; readonly searches: string};
}

/**
 * Takes and returns the source of DocSearch.
 *
 * @throws when the replaced texts are not there
 */
declare function docSearchLoader(this: Context, source: string): string;
export = docSearchLoader;
