import React, {useEffect, useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Class that sets the `--dialog-*` properties of `styles.module.css`. */
  readonly className?: string | undefined;
  readonly title: ReactNode;
  /** Accessible name of the button that closes it. */
  readonly closeLabel: string;
  /** First paragraph. */
  readonly lead: ReactNode;
  /** Called after the dialog has closed, by its button, Escape or a click outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog with a title and a button that closes it; it is open as long as it is rendered. */
export default function ModalDialog(props: Props): ReactNode {
  const {className, title, closeLabel, lead, onClose, children} = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, className)}
      aria-labelledby={id}
      closedby="any"
      onClose={onClose}>
      <div className={styles.heading}>
        {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- names the dialog; no address leads to it */}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <p className={styles.lead}>{lead}</p>
      {children}
    </dialog>
  );
}
