import type {MethodChange} from './rpc/compare';
import type {SectionChange, ValueChange} from './types';

interface Frame {
  /** What readers call the version, and the one before: `Next`, `2.0.0`. */
  readonly version: string;
  readonly since: string;
  /** Releases of the node that the older and the newer version describe. */
  readonly software: readonly [older: string, newer: string];
}

/** The file beside a page that differs from the version before. */
export interface PageChanges extends Frame {
  readonly sections: readonly SectionChange[];
  readonly values: readonly ValueChange[];
}

/** The file of a version about all of its changes. */
export interface VersionChanges extends Frame {
  readonly pages: readonly {
    /** Address of the page; of one that was removed, the path below the older version. */
    readonly path: string;
    readonly title: string;
    readonly change: 'added' | 'changed' | 'removed';
    readonly sections?: readonly Pick<SectionChange, 'change' | 'id' | 'title'>[];
  }[];
  readonly values: readonly ValueChange[];
  readonly methods: readonly MethodChange[];
}
