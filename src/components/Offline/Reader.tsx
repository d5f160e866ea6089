import React, {useEffect, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Dialog from './Dialog';
import Note from './Note';
import {useKept} from './useKept';

export interface Props {
  readonly isOpen: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** For readers who keep something, or have opened the dialog: the dialog, and a note where a page is a copy. */
export default function Reader({isOpen, onOpen}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const [kept, copies] = useKept(siteConfig.baseUrl);

  useEffect(() => {
    const refresh = () => void copies.refresh();
    refresh();
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [copies, isOpen]);
  useEffect(() => {
    copies.visit(pathname);
  }, [copies, pathname, kept.state?.keepsPages]);

  return (
    <>
      <Note kept={kept} locale={i18n.currentLocale} onOpen={() => onOpen(true)} />
      {isOpen && (
        <Dialog
          kept={kept}
          copies={copies}
          locale={i18n.currentLocale}
          onClose={() => onOpen(false)}
        />
      )}
    </>
  );
}
