import {useSyncExternalStore, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ForkNotice from '@site/src/components/ForkNotice';
import {isWaiting, subscribe} from '@site/src/docusaurus-patches/retry-when-online/waiting';
import styles from './styles.module.css';

/** The whole site, a notice while a load waits for the connection, and one before a fork. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  const waits = useSyncExternalStore(subscribe, isWaiting, () => false);
  return (
    <>
      {children}
      {/* Always rendered: screen readers announce changes of a live region, not its insertion. */}
      <div role="status" className={styles.status}>
        {waits && (
          <p className={styles.notice}>
            <Translate id="site.connection.waiting">
              No connection. What you asked for opens by itself when it is back.
            </Translate>
          </p>
        )}
      </div>
      <ForkNotice />
    </>
  );
}
