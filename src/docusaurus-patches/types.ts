import type {PluginModule} from '@docusaurus/types';

/** A place in a package that a change of ours relies on without the package promising it. */
export interface TouchPoint {
  readonly package: string;
  /** Path in the package. */
  readonly file: string;
  /** What is relied on there. */
  readonly reliesOn: string;
  /** What happens when it is otherwise, and who notices: a failing build, a test, or nobody. */
  readonly otherwise: string;
  /** Test files that prove it. */
  readonly tests: readonly string[];
  /** When it can go. */
  readonly goesWhen: string;
}

/** A change to how Docusaurus, its theme or the bundler work inside. The site builds and works without any of them. */
export interface Patch {
  /** Name of its folder, and in the environment variable PATCHES. */
  readonly name: string;
  /** What a reader or writer notices of it. */
  readonly buys: string;
  readonly plugin: PluginModule;
  readonly touchPoints: readonly TouchPoint[];
}
