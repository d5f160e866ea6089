import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './buttons.module.css';
import {useOutcome, type Outcome} from './useOutcome';

function wordsFor(outcome: Outcome): string {
  return outcome === 'copied'
    ? translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
        description: 'The copied button label on code blocks',
      })
    : translate({
        id: 'site.codeBlock.notCopied',
        message: 'Not copied: select it instead',
        description: 'Shown when the browser refuses to put the code on the clipboard',
      });
}

/** Puts text on the clipboard; where the page is not served securely, by way of a selection. */
async function write(text: string): Promise<boolean> {
  // Missing over plain HTTP, although its type says otherwise.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) {
    const {default: copyBySelection} = await import('copy-text-to-clipboard');
    return copyBySelection(text);
  }
  await clipboard.writeText(text);
  return true;
}

export interface Props {
  /** Gives what is to be copied, when it is to be copied. */
  readonly text: () => string;
  /** The button's name, where it copies something else than a code block. */
  readonly label?: string;
}

/** The button that copies a code block. */
export default function CopyButton({text, label}: Props): ReactNode {
  const [outcome, setOutcome] = useOutcome();
  const onClick = () => {
    write(text()).then(
      (done) => setOutcome(done ? 'copied' : 'failed'),
      () => setOutcome('failed'),
    );
  };
  return (
    <>
      {outcome && (
        <span className={styles.outcome} role="status">
          {wordsFor(outcome)}
        </span>
      )}
      <button
        type="button"
        className={clsx(styles.button, outcome === 'copied' ? styles.done : styles.copy)}
        onClick={onClick}
        title={translate({
          id: 'theme.CodeBlock.copy',
          message: 'Copy',
          description: 'The copy button label on code blocks',
        })}
        aria-label={
          label ??
          translate({
            id: 'theme.CodeBlock.copyButtonAriaLabel',
            message: 'Copy code to clipboard',
            description: 'The ARIA label for copy code blocks button',
          })
        }
      />
    </>
  );
}
