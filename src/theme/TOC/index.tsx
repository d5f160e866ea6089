import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOC';
import {useId, useRef, type ReactNode} from 'react';
import {scrollToShow} from './scrollToShow';
import styles from './styles.module.css';
import {ACTIVE_ENTRY, useActiveEntry} from './useActiveEntry';
import {useMarkedEntries} from './useMarkedEntries';

/** Above the first section no entry is marked: scroll to the first one. */
function keepVisible(entry: Element | null, list: HTMLElement): void {
  if (entry)
    list.scrollTop += scrollToShow(entry.getBoundingClientRect(), list.getBoundingClientRect());
  else list.scrollTop = 0;
}

/** The contents list beside the page: a labelled landmark, which keeps the current entry visible. */
export default function TOC({className, toc, ...props}: Props): ReactNode {
  const list = useRef<HTMLElement>(null);
  const title = useId();
  const entries = useMarkedEntries(toc);
  useActiveEntry(list, keepVisible);
  return (
    <nav
      ref={list}
      aria-labelledby={title}
      className={clsx(styles.list, 'thin-scrollbar', className)}>
      <p id={title} className={styles.title}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component">
          On this page
        </Translate>
      </p>
      <TOCItems
        {...props}
        toc={entries}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName={ACTIVE_ENTRY}
      />
    </nav>
  );
}
