import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Follows whether an element is wider inside than outside. */
function useOverflow(): [React.RefObject<HTMLDivElement | null>, boolean] {
  const frame = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth + 1);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [frame, overflows];
}

/**
 * A Markdown table that scrolls sideways inside its own frame, so that the page never does and the
 * table keeps its table semantics. The frame takes keyboard focus only while there is something
 * to scroll.
 */
export default function ScrollableTable({className, ...props}: ComponentProps<'table'>): ReactNode {
  const [frame, overflows] = useOverflow();
  const scrollable = overflows && {
    role: 'region',
    tabIndex: 0,
    'aria-label': translate({
      id: 'site.table.scrollable',
      message: 'Table, scrolls sideways',
      description: 'Name of the frame around a table that is wider than the screen',
    }),
  };
  return (
    <div ref={frame} className={styles.frame} {...scrollable}>
      <table {...props} className={clsx(styles.table, className)} />
    </div>
  );
}
