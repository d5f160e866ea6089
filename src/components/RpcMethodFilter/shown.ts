import type {ReactNode} from 'react';

/** What the reader sees of a filter's effect. */
export interface Shown {
  /** How many methods are left. */
  readonly count?: ReactNode;
  /** Controls that belong to it. */
  readonly actions?: ReactNode;
}
