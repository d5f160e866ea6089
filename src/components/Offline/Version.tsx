import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {dateWithAge, megabytes} from './amounts';
import type {OfflineCopies} from './offlineCopies';
import Progress from './Progress';
import type {Row} from './rows';
import {problemText} from './texts';
import styles from './dialog.module.css';

interface Props {
  readonly row: Row;
  readonly copies: OfflineCopies;
  readonly locale: string;
}

/** What is on the device of a version. */
function standing({copy, partial, offered, isOutdated}: Row, locale: string): string {
  if (copy) {
    const values = {
      date: dateWithAge(copy.savedAt, Date.now(), locale),
      size: megabytes(copy.bytes, locale),
    };
    return isOutdated
      ? translate(
          {
            id: 'site.offline.outdated',
            message:
              'Saved {date}, {size}. A newer one is published; yours stays until you update.',
          },
          values,
        )
      : translate({id: 'site.offline.saved', message: 'Saved {date}, {size}.'}, values);
  }
  if (partial) {
    return translate(
      {id: 'site.offline.partial', message: 'A part of {size} has arrived.'},
      {size: megabytes(partial.bytes, locale)},
    );
  }
  return translate(
    {
      id: 'site.offline.offered',
      message: '{size} with search, tools and downloads.',
    },
    {size: megabytes(offered?.bytes ?? 0, locale)},
  );
}

/** What the button that saves does for a version; none if there is nothing to do. */
function verb({copy, partial, isOutdated, job}: Row): string | undefined {
  if (partial && !copy) return translate({id: 'site.offline.continue', message: 'Continue'});
  if (!copy) return translate({id: 'site.offline.keep', message: 'Keep offline'});
  if (job && 'problem' in job) return translate({id: 'site.offline.again', message: 'Try again'});
  return isOutdated ? translate({id: 'site.offline.update', message: 'Update'}) : undefined;
}

/** A version with its size and age, and what the reader can do with it. */
export default function Version({row, copies, locale}: Props): ReactNode {
  const {version, label, offered, job, copy, partial} = row;
  const isRunning = job !== undefined && 'stop' in job;
  const action = verb(row);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <strong>
          <Translate id="site.offline.version" values={{label}}>
            {'Version {label}'}
          </Translate>
        </strong>
        {isRunning ? (
          <Progress bytes={job.bytes} total={job.total} label={label} locale={locale} />
        ) : (
          <span className={styles.standing}>{standing(row, locale)}</span>
        )}
        <span role="status" className={styles.problem}>
          {job && 'problem' in job && problemText(job.problem)}
        </span>
      </div>
      <div className={styles.actions}>
        {isRunning && (
          <button type="button" className={styles.action} onClick={job.stop}>
            <Translate id="site.offline.stop">Stop</Translate>
          </button>
        )}
        {!isRunning && offered && action !== undefined && (
          <button
            type="button"
            className={styles.main}
            aria-label={`${action}: ${label}`}
            onClick={() => void copies.save(offered)}>
            {action}
          </button>
        )}
        {!isRunning && (copy ?? partial) && (
          <button
            type="button"
            className={styles.action}
            aria-label={translate(
              {id: 'site.offline.remove.label', message: 'Remove: {label}'},
              {label},
            )}
            onClick={() => void copies.remove(version)}>
            <Translate id="site.offline.remove">Remove</Translate>
          </button>
        )}
      </div>
    </li>
  );
}
