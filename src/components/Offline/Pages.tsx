import React, {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Kept, OfflineCopies} from './offlineCopies';
import {problemText} from './texts';
import styles from './dialog.module.css';

interface Props {
  readonly kept: Kept;
  readonly copies: OfflineCopies;
}

/** Whether pages are kept when they are read, and how to remove everything. */
export default function Pages({kept: {state, pages, isFull}, copies}: Props): ReactNode {
  const [failed, setFailed] = useState(false);
  const keepsPages = state?.keepsPages ?? false;
  // The box follows the click; what is kept is known when the worker has answered.
  const [wanted, setWanted] = useState<boolean>();
  const change = (keeps: boolean): void => {
    setFailed(false);
    setWanted(keeps);
    const done = copies.keepPages(keeps).catch(() => {
      setFailed(true);
      return copies.refresh();
    });
    void done.finally(() => setWanted(undefined));
  };
  return (
    <div className={styles.pages}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={wanted ?? keepsPages}
          disabled={!state}
          onChange={({target}) => change(target.checked)}
        />
        <span>
          <Translate id="site.offline.pages">Keep the pages that I read from now on</Translate>
          {pages > 0 && (
            <span className={styles.standing}>
              {' '}
              {translate(
                {id: 'site.offline.pages.count', message: '({count} kept)'},
                {count: pages},
              )}
            </span>
          )}
        </span>
      </label>
      <p className={styles.standing}>
        <Translate id="site.offline.pages.hint">
          The last 60, as they were read. Search and tools need a whole version.
        </Translate>
      </p>
      <span role="status" className={styles.problem}>
        {failed ? problemText('worker') : isFull && problemText('storage')}
      </span>
      {(keepsPages || (state?.copies.length ?? 0) > 0) && (
        <button type="button" className={styles.action} onClick={() => void copies.removeAll()}>
          <Translate id="site.offline.removeAll">Remove everything</Translate>
        </button>
      )}
    </div>
  );
}
