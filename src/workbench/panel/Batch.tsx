import Translate from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {Outcome, RpcCall} from '../types';
import Answer from './Answer';
import {batch, removeFromBatch} from './batchCalls';
import styles from './panel.module.css';
import answerStyles from './answer.module.css';
import {requester} from '../requests/shared';
import {useStore} from './store';
import type {Target} from './target';
import type {Facts} from './facts';

interface Answered {
  readonly calls: readonly RpcCall[];
  readonly outcomes: readonly Outcome[];
  readonly target: Target;
}

export interface Props {
  readonly target: Target;
  readonly facts: Facts;
  readonly folder: string;
}

/** Calls that are sent in one request, with an answer for each. */
export default function Batch({target, facts, folder}: Props): ReactNode {
  const calls = useStore(batch);
  const [answered, setAnswered] = useState<Answered>();
  const [isRunning, setIsRunning] = useState(false);
  const controller = useRef<AbortController>();
  useEffect(() => () => controller.current?.abort(), []);
  if (calls.length === 0 && !answered) return null;
  const run = () => {
    if (isRunning || target.kind !== 'url' || calls.length === 0) return;
    setIsRunning(true);
    const current = new AbortController();
    controller.current = current;
    void requester()
      .batch(target.url, calls, current.signal)
      .then((outcomes) => setAnswered({calls, outcomes, target}))
      .finally(() => setIsRunning(false));
  };
  const clear = () => {
    removeFromBatch();
    setAnswered(undefined);
  };
  return (
    <details className={styles.section} open>
      <summary>
        <Translate id="site.workbench.batch" values={{count: calls.length}}>
          {'Batch ({count} calls)'}
        </Translate>
      </summary>
      <ul className={styles.list}>
        {calls.map((call, index) => (
          <li key={index} className={styles.row}>
            <code>{call.method}</code>
            <span className={styles.cut}>{JSON.stringify(call.params)}</span>
            <button type="button" className={styles.button} onClick={() => removeFromBatch(index)}>
              <Translate id="site.workbench.batch.remove">Remove</Translate>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <button type="button" className={styles.run} aria-disabled={isRunning} onClick={run}>
          <Translate id="site.workbench.batch.run">Run batch</Translate>
        </button>
        {isRunning && (
          <button
            type="button"
            className={styles.button}
            onClick={() => controller.current?.abort()}>
            <Translate id="site.workbench.abort">Cancel</Translate>
          </button>
        )}
        <button type="button" className={styles.button} onClick={clear}>
          <Translate id="site.workbench.batch.clear">Clear</Translate>
        </button>
      </div>
      {answered?.calls.map((call, index) => {
        const outcome = answered.outcomes[index];
        return (
          outcome && (
            <div key={index}>
              <p className={answerStyles.outcome}>
                <code>{call.method}</code>
              </p>
              <Answer
                done={{call, target: answered.target, outcome}}
                facts={facts}
                folder={folder}
                method={facts.namespace.methods[call.method]}
              />
            </div>
          )
        );
      })}
    </details>
  );
}
