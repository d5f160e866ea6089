import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import besideStyles from './beside.module.css';
import styles from './panel.module.css';
import {panel, setShown} from './shown';
import {useStore} from './store';
import Workbench from './Workbench';

/** From this width on the panel is beside the text; below it, it covers the page. */
const BESIDE = '(min-width: 997px)';

/** Changes the layout of the page while an element stays where the reader sees it. */
function keepingPlace(element: Element | null, change: () => void): void {
  const before = element?.getBoundingClientRect().top ?? 0;
  change();
  const after = element?.getBoundingClientRect().top ?? 0;
  window.scrollBy({top: after - before, behavior: 'instant'});
}

/** Opens and closes the dialog, modal where it covers the page; the focus goes back to where it came from. */
function useDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const opener = document.activeElement;
    const {classList} = document.body;
    const beside = besideStyles.beside ?? '';
    keepingPlace(opener, () => classList.add(beside));
    if (window.matchMedia(BESIDE).matches) element.show();
    else element.showModal();
    return () => {
      element.close();
      keepingPlace(opener, () => classList.remove(beside));
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);
  return dialog;
}

/** The panel in which a call is edited and run. */
export default function Panel(): ReactNode {
  const {call: shown} = useStore(panel);
  const isOpen = shown !== undefined;
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
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
          <div className={styles.header}>
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
          </div>
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
