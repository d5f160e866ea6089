import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import type {RpcCall, StreamEvent} from '../types';
import styles from './panel.module.css';
import {createsFilter, pollFilter} from './pollFilter';
import {requester} from '../requests/shared';
import type {Target} from './target';

/** Messages that are kept; older ones are dropped. */
const MOST = 100;

interface Message {
  readonly id: number;
  readonly text: string;
  /** Taken back by a reorganisation of the chain. */
  readonly isRemoved: boolean;
}

interface Live {
  readonly messages: readonly Message[];
  readonly count: number;
  readonly reconnects: number;
  /** While paused, messages are counted and not kept. */
  readonly isPaused: boolean;
  /** In the reader's language. */
  readonly status: string;
}

const EMPTY: Live = {messages: [], count: 0, reconnects: 0, isPaused: false, status: ''};

function isRemoved(result: unknown): boolean {
  return (
    typeof result === 'object' &&
    result !== null &&
    (result as {removed?: unknown}).removed === true
  );
}

function statusOf(event: StreamEvent): string {
  switch (event.kind) {
    case 'open':
      return translate({id: 'site.workbench.stream.open', message: 'Subscribed'});
    case 'lost':
      return translate({
        id: 'site.workbench.stream.lost',
        message: 'Connection lost; connecting again …',
      });
    case 'error':
      return `${event.error.code} ${event.error.message}`;
    case 'failure':
      return translate({
        id: 'site.workbench.stream.failed',
        message:
          'No connection. Check the address and that the node offers WebSocket to this site.',
      });
    default:
      return '';
  }
}

/** The state after an event. */
function after(live: Live, event: StreamEvent): Live {
  if (event.kind !== 'notification')
    return {
      ...live,
      status: statusOf(event),
      reconnects: live.reconnects + (event.kind === 'open' && event.isAgain ? 1 : 0),
    };
  const count = live.count + 1;
  if (live.isPaused) return {...live, count};
  const message = {
    id: count,
    text: JSON.stringify(event.result, null, 2),
    isRemoved: isRemoved(event.result),
  };
  return {...live, count, messages: [message, ...live.messages].slice(0, MOST)};
}

export interface Props {
  /** Undefined while it cannot be run. */
  readonly call: RpcCall | undefined;
  readonly target: Target;
  /** Milliseconds between two questions to a filter. */
  readonly pollEvery: number;
}

/** A subscription or a filter with its messages, until the reader ends it or closes the panel. */
export default function Stream({call, target, pollEvery}: Props): ReactNode {
  const [live, setLive] = useState(EMPTY);
  const [stop, setStop] = useState<() => void>();
  useEffect(() => stop, [stop]);
  const canRun = call !== undefined && target.kind === 'url';
  const start = () => {
    if (!canRun) return;
    setLive(EMPTY);
    const show = (event: StreamEvent) => setLive((before) => after(before, event));
    const end = createsFilter(call.method)
      ? pollFilter(requester(), target.url, call, pollEvery, show)
      : requester().subscribe(target.url, call, show);
    setStop(() => end);
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
