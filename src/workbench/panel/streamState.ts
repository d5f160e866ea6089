import {translate} from '@docusaurus/Translate';
import {exactJson} from '../answer/longNumbers';
import type {Outcome, StreamEvent} from '../types';

/** Messages that are kept; older ones are dropped. */
const MOST = 100;

interface Message {
  readonly id: number;
  readonly text: string;
  /** Taken back by a reorganisation of the chain. */
  readonly isRemoved: boolean;
}

export interface Live {
  readonly messages: readonly Message[];
  readonly count: number;
  readonly reconnects: number;
  /** While paused, messages are counted and not kept. */
  readonly isPaused: boolean;
  /** In the reader's language. */
  readonly status: string;
  /** Why it ended, or never began. */
  readonly problem?: Outcome;
}

export const EMPTY: Live = {messages: [], count: 0, reconnects: 0, isPaused: false, status: ''};

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
    default:
      return '';
  }
}

/** What ended a stream; undefined for other events. */
function problemOf(event: StreamEvent): Outcome | undefined {
  const measured = {milliseconds: 0, bytes: 0};
  if (event.kind === 'error') return {kind: 'error', error: event.error, ...measured};
  if (event.kind === 'failure') return {kind: 'failure', failure: event.failure, ...measured};
  return undefined;
}

/** The state after an event. */
export function after(live: Live, event: StreamEvent): Live {
  const problem = problemOf(event);
  if (problem) return {...live, status: '', problem};
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
    text: exactJson(event.result, event.longNumbers),
    isRemoved: isRemoved(event.result),
  };
  return {...live, count, messages: [message, ...live.messages].slice(0, MOST)};
}
