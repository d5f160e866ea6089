import type {RpcError} from '../../openrpc/types';
import type {LongNumbers, RpcCall, StreamEvent} from '../types';
import {connect, type Connection} from './connection';
import type {Observation} from './messages';
import {parseExactly} from './parseExactly';
import {errorOf, readAnswer} from './readAnswer';

/** Waits between attempts to connect again, in milliseconds; the last repeats. */
const WAITS = [1000, 2000, 5000, 10_000, 30_000];

/** Notifications kept until it is known whose they are. */
const MOST_EARLY = 1000;

interface Notification {
  readonly id: unknown;
  readonly event: StreamEvent;
}

type Fields = Readonly<Record<string, unknown>>;

/** A notification of any subscription on the connection. */
function notificationOf(text: string): Notification | undefined {
  let parsed: {readonly value: unknown} & LongNumbers;
  try {
    parsed = parseExactly(text);
  } catch {
    return undefined;
  }
  const {value, longNumbers} = parsed;
  const {method, params} = (value ?? {}) as Fields;
  if (typeof method !== 'string' || !method.endsWith('_subscription')) return undefined;
  const {subscription: id, result, error} = (params ?? {}) as Fields;
  const fault: RpcError | undefined = errorOf(error);
  if (fault) return {id, event: {kind: 'error', error: fault}};
  const place = '/params/result';
  return {
    id,
    event: {
      kind: 'notification',
      result,
      ...(longNumbers && {longNumbers: longNumbers.map((at) => at.slice(place.length))}),
    },
  };
}

/** The method that ends what another began: `eth_unsubscribe` for `eth_subscribe`. */
const ending = (method: string): string => method.replace(/_subscribe$/u, '_unsubscribe');

const asText = (id: number, {method, params}: RpcCall): string =>
  JSON.stringify({jsonrpc: '2.0', id, method, params});

/** What a subscription tells. */
export interface Told {
  readonly tell: (event: StreamEvent) => void;
  /** The first connection failed: there will be no other. */
  readonly giveUp: (observation: Observation) => void;
}

/**
 * A subscription over a WebSocket of its own. A lost connection is opened again after a wait that grows. Nodes may send
 * notifications before their answer to the subscription, so those are kept until the id is known.
 *
 * @returns a function that ends it, telling the node
 */
export function subscribe(url: string, call: RpcCall, timeout: number, {tell, giveUp}: Told) {
  let connection: Connection | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let hasOpened = false;
  let attempts = 0;

  const finish = (): void => {
    isOver = true;
    clearTimeout(timer);
    connection?.close();
  };

  const lose = (observation: Observation): void => {
    clearTimeout(timer);
    if (isOver) return;
    if (!hasOpened) {
      finish();
      giveUp(observation);
      return;
    }
    const wait = WAITS[Math.min(attempts, WAITS.length - 1)] ?? 0;
    attempts += 1;
    tell({kind: 'lost', retryInMilliseconds: wait});
    timer = setTimeout(open, wait);
  };

  let id: string | undefined;

  function open(): void {
    const begun = performance.now();
    const early: Notification[] = [];
    id = undefined;
    let isConnected = false;
    const accept = (found: unknown): void => {
      clearTimeout(timer);
      id = String(found);
      attempts = 0;
      tell({kind: 'open', id, isAgain: hasOpened});
      hasOpened = true;
      for (const {id: whose, event} of early) if (whose === id) tell(event);
    };
    const onAnswer = (text: string): void => {
      const [answer] = readAnswer(text, [1], false);
      if (answer?.kind === 'result') {
        accept(answer.result);
        return;
      }
      finish();
      if (answer?.kind === 'error' || answer?.kind === 'failure') tell(answer);
    };
    connection = connect(url, {
      onOpen: ({send}) => {
        isConnected = true;
        send(asText(1, call));
      },
      onText: (text) => {
        const notification = notificationOf(text);
        if (!notification) {
          if (id === undefined) onAnswer(text);
        } else if (id === undefined) {
          if (early.length < MOST_EARLY) early.push(notification);
        } else if (notification.id === id) tell(notification.event);
      },
      onEnd: lose,
    });
    timer = setTimeout(() => {
      connection?.close();
      const milliseconds = performance.now() - begun;
      lose({transport: 'ws', end: 'timeout', hasBegun: isConnected, milliseconds, bytes: 0});
    }, timeout);
  }

  open();
  return (): void => {
    if (!isOver && id !== undefined)
      connection?.send(asText(2, {method: ending(call.method), params: [id]}));
    finish();
  };
}
