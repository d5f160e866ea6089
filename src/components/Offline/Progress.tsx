import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {megabytes} from './amounts';
import styles from './dialog.module.css';

interface Props {
  readonly bytes: number;
  readonly total: number;
  /** Of the version. */
  readonly label: string;
  readonly locale: string;
}

/** How much of a version has arrived. */
export default function Progress({bytes, total, label, locale}: Props): ReactNode {
  return (
    <>
      <progress
        className={styles.progress}
        value={bytes}
        max={total}
        aria-label={translate(
          {id: 'site.offline.progress', message: 'Saving version {label}'},
          {label},
        )}
      />
      <span className={styles.standing}>
        {translate(
          {id: 'site.offline.arrived', message: '{bytes} of {total}'},
          {bytes: megabytes(bytes, locale), total: megabytes(total, locale)},
        )}
      </span>
    </>
  );
}
