import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, useSyncExternalStore, type ReactNode} from 'react';
import styles from './panel.module.css';
import {panelState, setShown, subscribeToPanel} from './shown';
import Workbench from './Workbench';

/** From this width on the panel stands beside the text; below it, it covers the page. */
const BESIDE = '(min-width: 997px)';

/** Where the focus goes back to: whatever had it when the panel opened. */
function useFocusReturn(isOpen: boolean): void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    opener.current = document.activeElement;
    return () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus();
    };
  }, [isOpen]);
}

/** Opens and closes the dialog: modal where it covers the page. */
function useDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    if (window.matchMedia(BESIDE).matches) element.show();
    else element.showModal();
    const {classList} = document.body;
    const beside = styles.beside ?? '';
    classList.add(beside);
    return () => {
      classList.remove(beside);
      element.close();
    };
  }, [isOpen]);
  return dialog;
}

/** The panel in which a call is edited and run. */
export default function Panel(): ReactNode {
  const {call: shown} = useSyncExternalStore(subscribeToPanel, panelState, panelState);
  const isOpen = shown !== undefined;
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusReturn(isOpen);
  const dialog = useDialog(isOpen);
  const id = shown?.id;
  useEffect(() => {
    if (id !== undefined) heading.current?.focus();
  }, [id]);
  const close = () => setShown(undefined);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, as it does a modal one
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={title}
      onCancel={close}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}>
      {shown && (
        <>
          <header className={styles.header}>
            {}
            <h2 ref={heading} id={title} className={styles.title} tabIndex={-1}>
              {shown.call.method}
            </h2>
            <button
              type="button"
              className={styles.close}
              aria-label={translate({id: 'site.workbench.close', message: 'Close'})}
              onClick={close}>
              ×
            </button>
          </header>
          <p className={styles.promise}>
            <Translate id="site.workbench.promise">
              Nothing is sent until you press Run. The answer stays in this tab.
            </Translate>
          </p>
          <Workbench key={shown.id} shown={shown} />
        </>
      )}
    </dialog>
  );
}
