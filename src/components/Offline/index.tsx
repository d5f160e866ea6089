import React, {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import FooterButton from '../FooterButton';
import OfflineIcon from './OfflineIcon';
import type {Props as ReaderProps} from './Reader';

const loadReader = async (): Promise<ComponentType<ReaderProps>> =>
  (await import('./Reader')).default;

/**
 * Footer button that opens the dialog in which readers keep pages and versions on their device. Its code is loaded on demand,
 * and on pages of readers who keep something, to say where a page came from.
 */
export default function Offline(): ReactNode {
  const [Reader, setReader] = useState<ComponentType<ReaderProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const load = (open: boolean): void => {
    loadReader().then(
      (loaded) => {
        setFailed(false);
        setReader(() => loaded);
        if (open) setIsOpen(true);
      },
      () => {
        setFailed(open);
      },
    );
  };
  const show = (open: boolean): void => {
    setIsOpen(open);
    // Browsers restore the focus to the last focused element; Safari never focuses a clicked button.
    if (!open) opener.current?.focus();
  };
  useEffect(() => {
    // A worker exists only if the reader has asked for it; some browsers do not support any.
    const {serviceWorker} = navigator as Partial<Navigator>;
    if (serviceWorker?.controller) load(false);
  }, []);

  return (
    <FooterButton
      button={opener}
      hasFailed={failed}
      onOpen={() => load(true)}
      dialog={Reader && <Reader isOpen={isOpen} onOpen={show} />}>
      <OfflineIcon />
      <Translate id="site.offline.open">Offline reading</Translate>
    </FooterButton>
  );
}
