import Translate from '@docusaurus/Translate';
import type {Since} from '@site/src/changes/pageNote';
import {useState, type ComponentType, type ReactNode, type SyntheticEvent} from 'react';
import {entriesSince} from './entries';
import Sections, {countOf} from './Sections';
import styles from './styles.module.css';
import type {WordsProps} from './Words';

export interface Props {
  readonly note: Since;
  /** The older version, and its page: the home page if it has none. */
  readonly older: {readonly label: string; readonly path: string};
  /** Path of this page. */
  readonly page: string;
  readonly titles: ReadonlyMap<string, string>;
}

/** What differs from the version before: a list of sections, and their words once it is opened. */
export default function SinceVersion({note, older, page, titles}: Props): ReactNode {
  const [Words, setWords] = useState<ComponentType<WordsProps>>();
  const entries = entriesSince(note, titles, older.path);
  const onToggle = ({currentTarget}: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open || Words) return;
    import('./Words').then(
      (module) => {
        setWords(() => module.default);
      },
      // The list of sections stays; opening it again tries again.
      () => undefined,
    );
  };
  return (
    <details className={styles.fold} onToggle={onToggle}>
      <summary>
        <Translate
          id="site.changes.since"
          description="Title of the list of sections that differ from the version before"
          values={{version: older.label}}>
          {'Changed since {version}'}
        </Translate>{' '}
        <span className={styles.count}>{countOf(entries)}</span>
      </summary>
      {Words ? <Words page={page} entries={entries} /> : <Sections entries={entries} />}
    </details>
  );
}
