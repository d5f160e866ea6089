import Translate from '@docusaurus/Translate';
import type {Since} from '@site/src/changes/pageNote';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import {entriesSince} from './entries';
import Sections, {countOf} from './Sections';
import styles from './styles.module.css';
import type {WordsProps} from './Words';

export interface Props {
  readonly note: Since;
  /** Whether the reader has opened it already, before its script was there. */
  readonly isOpen: boolean;
  /** The older version, and its page: the home page if it has none. */
  readonly older: {readonly label: string; readonly path: string};
  /** Path of this page. */
  readonly page: string;
  readonly titles: ReadonlyMap<string, string>;
}

/** What differs from the version before: a list of sections, and their words once it is opened. */
export default function SinceVersion({note, isOpen, older, page, titles}: Props): ReactNode {
  const [Words, setWords] = useState<ComponentType<WordsProps>>();
  const entries = entriesSince(note, titles, older.path);
  const summary = useRef<HTMLElement>(null);
  const load = useCallback(() => {
    import('./Words').then(
      (module) => {
        setWords(() => module.default);
      },
      // The list of sections stays; opening it again tries again.
      () => undefined,
    );
  }, []);
  const onToggle = ({currentTarget}: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) load();
  };
  useEffect(() => {
    if (!isOpen) return;
    // In place of the element that the reader has opened.
    summary.current?.focus({preventScroll: true});
    load();
  }, [isOpen, load]);
  return (
    <details className={styles.fold} open={isOpen} onToggle={onToggle} data-loads>
      <summary ref={summary}>
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
