import React, {useRef, useState, type ComponentType, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props as DialogProps} from './Dialog';
import PaletteIcon from './PaletteIcon';
import styles from './opener.module.css';

const loadDialog = async (): Promise<ComponentType<DialogProps>> =>
  (await import('./Dialog')).default;

/** Footer button that opens the theme colours dialog, whose code is loaded on demand. */
export default function ThemeColours(): ReactNode {
  const opener = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [failed, setFailed] = useState(false);

  const open = (): void => {
    setFailed(false);
    loadDialog().then(
      (loaded) => {
        setDialog(() => loaded);
      },
      () => {
        setFailed(true);
      },
    );
  };
  const close = (): void => {
    setDialog(null);
    // Browsers restore the focus to the last focused element; Safari never focuses a clicked button.
    opener.current?.focus();
  };

  return (
    <div className={styles.entry}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={open}>
        <PaletteIcon />
        <Translate id="themeColours.open">Theme colours</Translate>
      </button>
      <span role="status" className={styles.failure}>
        {failed &&
          translate({
            id: 'themeColours.failed',
            message: 'The dialog could not be loaded. Check the connection and try again.',
          })}
      </span>
      {Dialog && <Dialog onClose={close} />}
    </div>
  );
}
