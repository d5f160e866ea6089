import Translate from '@docusaurus/Translate';
import {useEffect, useMemo, useState, type ReactNode} from 'react';
import type {RpcCall, StreamEvent} from '../types';
import styles from './panel.module.css';
import {createsFilter, pollFilter} from './pollFilter';
import {requester} from '../requests/shared';
import StreamProblem from './StreamProblem';
import {after, EMPTY} from './streamState';
import type {Target} from './target';
import type {Done} from './done';
import type {Facts} from './facts';

export interface Props {
  /** Undefined while it cannot be run. */
  readonly call: RpcCall | undefined;
  readonly target: Target;
  /** Milliseconds between two questions to a filter. */
  readonly pollEvery: number;
  readonly facts: Facts;
  /** Folder of the version's data. */
  readonly folder: string;
}

/** A subscription or a filter with its messages, until the reader ends it or closes the panel. */
export default function Stream({call, target, pollEvery, facts, folder}: Props): ReactNode {
  const [live, setLive] = useState(EMPTY);
  const [stop, setStop] = useState<() => void>();
  const [asked, setAsked] = useState<Omit<Done, 'outcome'>>();
  useEffect(() => stop, [stop]);
  const {problem} = live;
  const done = useMemo(
    () => (asked && problem ? {...asked, outcome: problem} : undefined),
    [asked, problem],
  );
  const canRun = call !== undefined && target.kind === 'url';
  const start = () => {
    if (!canRun) return;
    setLive(EMPTY);
    setAsked({call, target});
    const state = {isOver: false};
    const show = (event: StreamEvent) => {
      setLive((before) => after(before, event));
      if (event.kind !== 'error' && event.kind !== 'failure') return;
      state.isOver = true;
      setStop(undefined);
    };
    const end = createsFilter(call.method)
      ? pollFilter(requester(), target.url, call, pollEvery, show)
      : requester().subscribe(target.url, call, show);
    // A wrong address is told at once.
    if (!state.isOver) setStop(() => end);
  };
  const end = () => {
    // The effect above ends the subscription.
    setStop(undefined);
    setLive((before) => ({...before, status: ''}));
  };
  return (
    <>
      <div className={styles.actions}>
        {stop ? (
          <button type="button" className={styles.run} onClick={end}>
            <Translate id="site.workbench.stream.stop">Stop</Translate>
          </button>
        ) : (
          <button type="button" className={styles.run} aria-disabled={!canRun} onClick={start}>
            {call && createsFilter(call.method) ? (
              <Translate id="site.workbench.stream.filter">Create, poll and remove</Translate>
            ) : (
              <Translate id="site.workbench.stream.start">Subscribe</Translate>
            )}
          </button>
        )}
        {stop && (
          <button
            type="button"
            className={styles.button}
            aria-pressed={live.isPaused}
            onClick={() => setLive({...live, isPaused: !live.isPaused})}>
            <Translate id="site.workbench.stream.pause">Pause</Translate>
          </button>
        )}
        {target.kind === 'wallet' && (
          <span className={styles.reason}>
            <Translate id="site.workbench.stream.wallet">
              Wallets offer no subscriptions: choose a node.
            </Translate>
          </span>
        )}
      </div>
      <p role="status" className={styles.status}>
        {live.status}
        {live.count > 0 && (
          <Translate
            id="site.workbench.stream.count"
            values={{count: live.count, reconnects: live.reconnects}}>
            {' · {count} messages, {reconnects} reconnects'}
          </Translate>
        )}
      </p>
      {done && <StreamProblem done={done} facts={facts} folder={folder} />}
      <ol className={styles.messages} reversed>
        {live.messages.map(({id, text, isRemoved: removed}) => (
          <li key={id} value={id}>
            {removed && (
              <span className={styles.mark}>
                <Translate id="site.workbench.stream.removed">
                  taken back by a reorganisation
                </Translate>
              </span>
            )}
            <pre className={styles.raw}>{text}</pre>
          </li>
        ))}
      </ol>
    </>
  );
}
