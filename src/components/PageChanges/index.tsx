import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ServerHead from '@page-changes/head';
import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {LOADS, type HeadProps} from './headProps';
import styles from './styles.module.css';

const NOTHING = {__html: ''};

interface Loaded extends HeadProps {
  readonly Head: ComponentType<HeadProps>;
}

/**
 * At the head of a page what differs from other versions; nothing where nothing does. The page of first load has it in its
 * HTML, complete without scripts, and the script that makes it is loaded when the reader opens it, or goes to another page.
 */
export default function PageChanges(): ReactNode {
  const {metadata} = useDoc();
  const isChanged = metadata.frontMatter.changes !== undefined;
  const frame = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded | undefined>(ServerHead && {Head: ServerHead});
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const load = () => {
      const isOpen = element.querySelector(`details[${LOADS}][open]`) !== null;
      if (!isOpen && element.hasChildNodes()) return;
      import('./Head').then(
        ({default: Head}) => {
          setLoaded({Head, isOpen});
        },
        // The list stays; opening it again tries again.
        () => undefined,
      );
    };
    load();
    element.addEventListener('toggle', load, {capture: true});
    return () => {
      element.removeEventListener('toggle', load, {capture: true});
    };
  }, [isChanged]);
  if (!isChanged) return null;
  if (!loaded)
    return (
      <div
        ref={frame}
        className={styles.changes}
        suppressHydrationWarning
        dangerouslySetInnerHTML={NOTHING}
      />
    );
  const {Head, isOpen} = loaded;
  return (
    <div className={styles.changes}>
      <Head isOpen={isOpen} />
    </div>
  );
}
