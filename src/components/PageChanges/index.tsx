import ServerHead from '@server-only/PageChanges/Head';
import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import styles from './frame.module.css';
import type {HeadProps} from './headProps';
import {usePageNote} from './usePageNote';

const NOTHING = {__html: ''};

interface Loaded extends HeadProps {
  readonly Head: ComponentType<HeadProps>;
}

/**
 * At the head of a page what differs from other versions; nothing where nothing does. The page of first load has it in its
 * HTML, complete without scripts, and the script that makes it is loaded when the reader opens it, or goes to another page.
 */
export default function PageChanges(): ReactNode {
  const note = usePageNote();
  const frame = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded | undefined>(ServerHead && {Head: ServerHead});
  const load = () => {
    const isEmpty = frame.current?.hasChildNodes() === false;
    // The list that `SinceVersion` makes, which may have been opened before hydration.
    const isOpen = !!frame.current?.querySelector('[data-loads][open]');
    if (!isEmpty && !isOpen) return;
    import('./Head').then(
      ({default: Head}) => setLoaded({Head, isOpen}),
      // The list stays; opening it again tries again.
      () => undefined,
    );
  };
  useEffect(load, []);
  return (
    note && (
      <div
        ref={frame}
        className={styles.changes}
        {...(loaded
          ? {children: <loaded.Head isOpen={loaded.isOpen} />}
          : {
              onToggleCapture: load,
              suppressHydrationWarning: true,
              dangerouslySetInnerHTML: NOTHING,
            })}
      />
    )
  );
}
