import {memo, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly html: string;
  /** The number of the first line, where lines are numbered. */
  readonly firstLine: number | undefined;
}

/** Highlighted code. Memoised: a rendering with a new object writes the HTML again, and takes a selection away. */
const Code = memo(function Code({html, firstLine}: Props): ReactNode {
  const numbers =
    firstLine === undefined ? {} : {style: {counterReset: `code-line ${firstLine - 1}`}};
  return <code className={styles.code} {...numbers} dangerouslySetInnerHTML={{__html: html}} />;
});

export default Code;
