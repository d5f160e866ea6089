import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './dialog.module.css';

interface Props {
  readonly css: string;
  /** Called with a sentence about the result of copying. */
  readonly onOutcome: (message: string) => void;
}

/** Copies the rules of both modes, and shows them in case the browser forbids copying. */
export default function CopyCss({css, onOutcome}: Props): ReactNode {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(css);
      onOutcome(
        translate({id: 'themeColours.copied', message: 'The CSS of both modes is copied.'}),
      );
    } catch {
      onOutcome(
        translate({
          id: 'themeColours.notCopied',
          message: 'The browser did not allow copying. Open “Show the CSS” and copy it from there.',
        }),
      );
    }
  };
  return (
    <>
      <details className={styles.source}>
        <summary>
          <Translate id="themeColours.css">Show the CSS</Translate>
        </summary>
        {/* Scrollable, so it must be focusable. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region */}
        <pre tabIndex={0}>{css}</pre>
      </details>
      <button type="button" className={styles.action} onClick={() => void copy()}>
        <Translate id="themeColours.copy">Copy as CSS</Translate>
      </button>
    </>
  );
}
