import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';
import {useOverflow} from './useOverflow';

/**
 * A Markdown table that scrolls sideways inside its own frame, so that the page never does and the
 * table keeps its table semantics. The frame takes keyboard focus only while there is something
 * to scroll.
 */
export default function ScrollableTable({className, ...props}: ComponentProps<'table'>): ReactNode {
  const [frame, overflows] = useOverflow();
  const scrollable = overflows && {
    role: 'group',
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
