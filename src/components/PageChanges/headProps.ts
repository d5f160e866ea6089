export interface HeadProps {
  /** Whether the reader has opened the list of what changed, before its script was there. */
  readonly isOpen?: boolean;
}
