import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Later} from '@site/src/changes/pageNote';
import type {ReactNode} from 'react';
import {entriesLater} from './entries';
import Sections, {countOf} from './Sections';
import styles from './styles.module.css';

export interface Props {
  readonly note: Later;
  /** The newer version, and its page: the home page if it has none. */
  readonly newer: {readonly label: string; readonly path: string};
  readonly titles: ReadonlyMap<string, string>;
}

/** From a page to the sections of the version after it that say something else. */
export default function LaterVersion({note, newer, titles}: Props): ReactNode {
  const {label: version, path} = newer;
  if (note.isGone)
    return (
      <p className={styles.line}>
        <Translate
          id="site.changes.gonePage"
          description="At the head of a page that the version after does not have"
          values={{version: <Link to={path}>{version}</Link>}}>
          {'{version} does not have this page'}
        </Translate>
      </p>
    );
  const entries = entriesLater(note, titles, path);
  return (
    <details className={styles.fold}>
      <summary>
        <Translate
          id="site.changes.later"
          description="Title of the list of sections that say something else in the version after"
          values={{version}}>
          {'Changes in {version}'}
        </Translate>{' '}
        <span className={styles.count}>{countOf(entries)}</span>
      </summary>
      <Sections entries={entries} />
    </details>
  );
}
