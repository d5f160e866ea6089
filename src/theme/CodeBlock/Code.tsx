import type {Kept} from '@site/src/docusaurus-patches/lean-pages/preservedMarkup';
import {memo, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly html?: string | undefined;
  /** In place of `html` where the page has it already. */
  readonly kept?: Kept | undefined;
  /** The number of the first line, where lines are numbered. */
  readonly firstLine: number | undefined;
}

/** Highlighted code. Memoised: a rendering with a new object writes the HTML again, and takes a selection away. */
const Code = memo(function Code({html = '', kept, firstLine}: Props): ReactNode {
  const numbers =
    firstLine === undefined ? {} : {style: {counterReset: `code-line ${firstLine - 1}`}};
  const contents = kept ?? {dangerouslySetInnerHTML: {__html: html}};
  return <code className={styles.code} {...numbers} {...contents} />;
});

export default Code;
