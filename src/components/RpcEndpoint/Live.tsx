import {replaceEndpoints} from '@site/src/components/RpcRequest/choice';
import {restore} from '@site/src/workbench/endpoint/choose';
import {rewriteCode} from '@site/src/workbench/endpoint/rewriteCode';
import {builtState, currentState, subscribeToState} from '@site/src/workbench/endpoint/store';
import {where} from '@site/src/workbench/panel/where';
import {useEffect, useSyncExternalStore, type ReactNode} from 'react';
import type {Props} from './props';
import styles from './styles.module.css';

/** The address that the reader chose, here and in all code of the page. Loaded where one is stored, or the panel opened. */
export default function Live({url, name}: Props): ReactNode {
  const {choice, replacements, keptChain} = useSyncExternalStore(
    subscribeToState,
    currentState,
    builtState,
  );
  useEffect(() => {
    // What cannot be loaded leaves the page as it was built.
    restore(where().folder).catch(() => undefined);
  }, []);
  useEffect(() => replaceEndpoints(replacements), [replacements]);
  useEffect(() => {
    if (!choice) return undefined;
    rewriteCode(replacements, keptChain);
    return () => rewriteCode({});
  }, [choice, replacements, keptChain]);
  const shown = replacements[url] ?? url;
  const whose = choice?.kind === 'wallet' ? choice.name : shown === url ? name : '';
  return (
    <>
      <code>{shown}</code> <span className={styles.name}>{whose}</span>
    </>
  );
}
