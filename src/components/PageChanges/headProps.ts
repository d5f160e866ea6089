/** Mark of the list that needs a script when it is opened. */
export const LOADS = 'data-loads';

export interface HeadProps {
  /** Whether the reader has opened the list of what changed, before its script was there. */
  readonly isOpen?: boolean;
}
