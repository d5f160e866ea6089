import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface CountProps {
  /** How many methods are shown. */
  readonly shown: number;
  readonly all: number;
}

/** How many methods are left. */
export function Count({shown, all}: CountProps): ReactNode {
  return shown > 0 ? (
    <Translate id="site.rpcFilter.count" values={{shown, all}}>
      {'{shown} of {all} methods'}
    </Translate>
  ) : (
    <Translate id="site.rpcFilter.none" values={{all}}>
      {'None of the {all} methods fits. Use fewer words, or choose “all” above.'}
    </Translate>
  );
}

interface ActionsProps {
  readonly onReset: () => void;
  /** The words, if they are those of an error. */
  readonly error?: string;
}

/** Ends the filter, and leads from an error to its explanation. */
export function Actions({onReset, error}: ActionsProps): ReactNode {
  const path = useActiveVersion(undefined)?.path ?? '/';
  return (
    <>
      {error !== undefined && (
        <Link
          className={styles.explain}
          to={`${path.replace(/\/$/, '')}/api-list#explain=${encodeURIComponent(error)}`}>
          <Translate id="site.rpcFilter.explain">What does this error mean?</Translate>
        </Link>
      )}
      <button type="button" className={styles.reset} onClick={onReset}>
        <Translate id="site.rpcFilter.reset">Show all</Translate>
      </button>
    </>
  );
}
