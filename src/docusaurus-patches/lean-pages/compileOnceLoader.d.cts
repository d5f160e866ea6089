/** The part of the bundler's loader context that it uses. */
interface Context {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly async: () => (error: Error | null, source?: string) => void;
}

/**
 * Takes and returns a module's source; `pitch` passes one to `async()`'s callback, or nothing if the module has to be
 * compiled.
 */
declare function share(this: Context, source: string): string;
declare namespace share {
  export function pitch(this: Context): void;
}
export = share;
