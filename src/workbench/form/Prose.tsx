import React, {Fragment, type ReactNode} from 'react';

interface Props {
  /** Plain text with backticks around code. */
  readonly text: string;
}

/** A text of the reference, with its code as code. */
export default function Prose({text}: Props): ReactNode {
  return text.split('`').map((part, at) =>
    // The parts of a text never move.
    at % 2 === 1 ? <code key={at}>{part}</code> : <Fragment key={at}>{part}</Fragment>,
  );
}
