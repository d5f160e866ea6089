import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Opening} from '../opening';
import {forgetCalls, lastCalls} from './pastCalls';
import styles from './panel.module.css';
import {setShown} from './shown';
import {useStore} from './store';

/** The last calls of this tab, to open again. */
export default function History({opening}: {readonly opening: Opening}): ReactNode {
  const past = useStore(lastCalls);
  if (past.length === 0) return null;
  return (
    <details className={styles.section}>
      <summary>
        <Translate id="site.workbench.history" values={{count: past.length}}>
          {'Last calls of this tab ({count})'}
        </Translate>
      </summary>
      <ul className={styles.list}>
        {past.map(({id, call, kind, milliseconds}) => (
          <li key={id}>
            <button
              type="button"
              className={styles.row}
              onClick={() => setShown({...opening, call})}>
              <code>{call.method}</code>
              <span className={styles.cut}>{JSON.stringify(call.params)}</span>
              <span className={styles.note}>
                {kind}, {Math.round(milliseconds)} ms
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.button} onClick={forgetCalls}>
        <Translate id="site.workbench.forget">Forget</Translate>
      </button>
    </details>
  );
}
