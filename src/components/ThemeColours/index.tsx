import React, {useRef, useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import FooterButton from '../FooterButton';
import type {Props as DialogProps} from './Dialog';
import PaletteIcon from './PaletteIcon';

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
    <FooterButton
      button={opener}
      hasFailed={failed}
      onOpen={open}
      dialog={Dialog && <Dialog onClose={close} />}>
      <PaletteIcon />
      <Translate id="themeColours.open">Theme colours</Translate>
    </FooterButton>
  );
}
