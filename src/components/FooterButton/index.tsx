import React, {type ReactNode, type Ref} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** The button, to which the focus returns when the dialog is closed. */
  readonly button: Ref<HTMLButtonElement>;
  /** Whether the code of the dialog could not be loaded. */
  readonly hasFailed: boolean;
  readonly onOpen: () => void;
  /** The dialog, once it is loaded. */
  readonly dialog: ReactNode;
  /** Icon and label. */
  readonly children: ReactNode;
}

/** A button of the footer that opens a dialog, whose code is loaded on demand. */
export default function FooterButton({
  button,
  hasFailed,
  onOpen,
  dialog,
  children,
}: Props): ReactNode {
  return (
    <div className={styles.entry}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={onOpen}>
        {children}
      </button>
      <span role="status" className={styles.failure}>
        {hasFailed &&
          translate({
            id: 'site.dialog.failed',
            message: 'The dialog could not be loaded. Check the connection and try again.',
          })}
      </span>
      {dialog}
    </div>
  );
}
