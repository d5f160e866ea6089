import type {ReactNode} from 'react';

/** A sentence in which code is between backticks. */
export default function Marked({text}: {readonly text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
