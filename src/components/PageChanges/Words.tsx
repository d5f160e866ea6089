import Translate from '@docusaurus/Translate';
import {changesOfPage} from '@site/src/changes/address';
import type {PageChanges} from '@site/src/changes/files';
import {useEffect, useState, type ReactNode} from 'react';
import type {Entry} from './entries';
import {loadChanges} from './loadChanges';
import MarkedSection, {Reasons} from './MarkedSection';
import Sections, {SectionLink} from './Sections';
import styles from './styles.module.css';
import Values from './Values';

export interface WordsProps {
  /** Path of the page. */
  readonly page: string;
  readonly entries: readonly Entry[];
}

/** Up to as many sections are opened at once. */
const FEW = 3;

/** The sections that differ with their words marked, and the values that do. */
export default function Words({page, entries}: WordsProps): ReactNode {
  const [changes, setChanges] = useState<PageChanges>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  const hasFailed = failed === attempt;
  useEffect(() => {
    loadChanges(changesOfPage(page)).then(setChanges, () => {
      setFailed(attempt);
    });
  }, [page, attempt]);
  const onAgain = () => {
    setAttempt(attempt + 1);
  };

  const sectionOf = ({id, change}: Entry) =>
    changes?.sections.find((each) => each.id === id && each.change === change);
  return (
    <>
      {changes ? (
        <ul className={styles.list}>
          {entries.map((entry) => {
            const section = sectionOf(entry);
            return (
              <li key={`${entry.change} ${entry.id}`}>
                <SectionLink entry={entry} />
                {section && <Reasons section={section} />}
                {section && section.blocks.length > 0 && (
                  <MarkedSection section={section} isOpen={entries.length <= FEW} />
                )}
              </li>
            );
          })}
        </ul>
      ) : (
        <Sections entries={entries} />
      )}
      {changes && changes.values.length > 0 && <Values changes={changes} />}
      <p role="status" className={styles.status}>
        {hasFailed && (
          <Translate id="site.changes.failed">
            The words that changed could not be loaded.
          </Translate>
        )}
      </p>
      {hasFailed && (
        <button type="button" className="button button--secondary button--sm" onClick={onAgain}>
          <Translate id="site.changes.again">Try again</Translate>
        </button>
      )}
    </>
  );
}
