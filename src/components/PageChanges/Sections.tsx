import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Entry} from './entries';
import styles from './styles.module.css';

function wordOf(change: Entry['change']): string {
  if (change === 'added') return translate({id: 'site.changes.added', message: 'added'});
  if (change === 'removed') return translate({id: 'site.changes.removed', message: 'removed'});
  return translate({id: 'site.changes.changed', message: 'changed'});
}

/** How many sections a list has, as words. */
export function countOf(entries: readonly Entry[]): string {
  return entries.length === 1
    ? translate({id: 'site.changes.oneSection', message: '1 section'})
    : translate(
        {id: 'site.changes.sections', message: '{count} sections'},
        {count: String(entries.length)},
      );
}

/** The link to a section, and whether it was added, changed or removed. */
export function SectionLink({entry: {title, href, change}}: {readonly entry: Entry}): ReactNode {
  return (
    <span className={styles.entry}>
      {title === undefined ? (
        <Link to={href}>
          <Translate
            id="site.changes.beginning"
            description="Name of what stands on a page before its first section">
            Beginning of the page
          </Translate>
        </Link>
      ) : (
        // Developer provided the HTML, so assume it's safe: it is that of the contents list.
        <Link to={href} dangerouslySetInnerHTML={{__html: title}} />
      )}{' '}
      <span className={clsx(styles.kind, styles[change])}>{wordOf(change)}</span>
    </span>
  );
}

/** Sections that differ, as links. */
export default function Sections({entries}: {readonly entries: readonly Entry[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={`${entry.change} ${entry.id}`}>
          <SectionLink entry={entry} />
        </li>
      ))}
    </ul>
  );
}
