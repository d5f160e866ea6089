import Translate from '@docusaurus/Translate';
import {useSearchLink} from '@site/src/search/browser/useSearchLink';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Reports that the search could not be loaded: the connection is lost, or a new deploy removed its code. The link does
 * a full page load, and so gets the current code. Opening the search again retries.
 */
export default function LoadFailure(): ReactNode {
  const searchLink = useSearchLink();
  return (
    <p role="alert" className={styles.failure}>
      <Translate id="site.search.notLoaded">The search could not be loaded.</Translate>{' '}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- Link would stay in this page, whose code is gone */}
      <a href={searchLink('')}>
        <Translate id="site.search.openPage">Open the search page</Translate>
      </a>
    </p>
  );
}
