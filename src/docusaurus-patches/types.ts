import type {PluginModule} from '@docusaurus/types';

/** A place in a package that a change relies on and that is not public API. */
export interface TouchPoint {
  readonly package: string;
  /** Path in the package. */
  readonly file: string;
  /** What the change relies on there. */
  readonly reliesOn: string;
  /** What happens otherwise, and what detects it: a failing build, a test, or nothing. */
  readonly otherwise: string;
  /** Test files that cover it. */
  readonly tests: readonly string[];
  /** When it can be removed. */
  readonly removableWhen: string;
}

/** A change to the internals of Docusaurus, its theme or the bundler. The site builds and works without any of them. */
export interface Patch {
  /** Name of its folder, and in the environment variable PATCHES. */
  readonly name: string;
  /** Benefit for readers or writers. */
  readonly benefit: string;
  /** Nothing where the change is made before Docusaurus reads its configuration. */
  readonly plugin?: PluginModule;
  readonly touchPoints: readonly TouchPoint[];
}
