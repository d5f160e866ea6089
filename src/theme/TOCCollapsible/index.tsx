import Translate from '@docusaurus/Translate';
import {ACTIVE_ENTRY, useActiveEntry} from '@site/src/theme/TOC/useActiveEntry';
import {useMarkedEntries} from '@site/src/theme/TOC/useMarkedEntries';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';
import {useCallback, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';
import {useDismiss} from './useDismiss';

/**
 * The contents list of a narrow screen: a sticky bar below the navbar that shows the current section, and opens the
 * list over the page. Works without scripts too.
 */
export default function TOCCollapsible({className, toc, ...props}: Props): ReactNode {
  const bar = useRef<HTMLDetailsElement>(null);
  const [section, setSection] = useState<string>();
  const entries = useMarkedEntries(toc);
  const follow = useCallback((entry: Element | null) => {
    setSection(entry?.textContent);
  }, []);
  useActiveEntry(bar, follow);
  useDismiss(bar);
  return (
    <details ref={bar} className={clsx(styles.bar, className)}>
      <summary className={styles.summary}>
        <span className={styles.label}>
          <Translate
            id="theme.TOCCollapsible.toggleButtonLabel"
            description="The label used by the button on the collapsible TOC component">
            On this page
          </Translate>
        </span>
        {section !== undefined && <span className={styles.section}>{section}</span>}
      </summary>
      <div className={styles.list}>
        <TOCItems
          {...props}
          toc={entries}
          linkClassName="table-of-contents__link toc-highlight-bar"
          linkActiveClassName={ACTIVE_ENTRY}
        />
      </div>
    </details>
  );
}
