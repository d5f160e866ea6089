import Translate from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {restore} from '../endpoint/choose';
import {loadNamespace} from '../endpoint/loadFacts';
import Call from './Call';
import type {Facts} from './facts';
import styles from './panel.module.css';
import type {Shown} from './shown';

type Loading = Facts | 'failed' | undefined;

/** The data of a call's version, in two files. */
function useFacts({folder, call: {method}}: Shown): [Loading, retry: () => void] {
  const [facts, setFacts] = useState<Loading>(undefined);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    Promise.all([restore(folder), loadNamespace(folder, method)]).then(
      ([network, namespace]) => isCurrent && setFacts({network, namespace}),
      () => isCurrent && setFacts('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [folder, method, tries]);
  const retry = () => {
    setFacts(undefined);
    setTries(tries + 1);
  };
  return [facts, retry];
}

/** Loads what is known of the method, then shows the call. */
export default function Workbench({shown}: {readonly shown: Shown}): ReactNode {
  const [facts, retry] = useFacts(shown);
  if (facts === undefined)
    return (
      <p role="status">
        <Translate id="site.workbench.loading">Loading what is known of the method …</Translate>
      </p>
    );
  if (facts === 'failed')
    return (
      <div role="alert">
        <p>
          <Translate id="site.workbench.notLoaded">
            The description of the method could not be loaded. Check the connection.
          </Translate>
        </p>
        <button type="button" className={styles.button} onClick={retry}>
          <Translate id="site.workbench.retry">Try again</Translate>
        </button>
      </div>
    );
  return <Call shown={shown} facts={facts} />;
}
