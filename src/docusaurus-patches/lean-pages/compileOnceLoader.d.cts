/** What it reads of a bundler's context for loaders. */
interface Context {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly async: () => (error: Error | null, source?: string) => void;
}

/** Takes and gives back a module's source; `pitch` gives one to `async()`'s callback, or nothing where the module is compiled. */
declare function share(this: Context, source: string): string;
declare namespace share {
  export function pitch(this: Context): void;
}
export = share;
