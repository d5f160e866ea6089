import {once} from 'node:events';
import WebSocket from 'ws';
import {isStreamMethod} from '@site/src/openrpc/samples/call';
import type {Answer, Ask} from './http';
import {inPlace, waitFor} from './waitFor';

/** A WebSocket connection: calls, and notifications. */
export interface Socket {
  readonly ask: Ask;
  /** Notifications of a subscription so far, oldest first. */
  readonly delivered: (subscription: unknown) => readonly unknown[];
  /** Waits for a number of notifications of a subscription. @throws when they do not arrive. */
  readonly awaited: (subscription: unknown, count: number) => Promise<readonly unknown[]>;
  readonly close: () => void;
}

interface Message extends Answer {
  readonly id?: number;
  readonly params?: {readonly subscription: unknown; readonly result: unknown};
}

/** Connects to a node over WebSocket. @throws when nobody is there. */
export async function connect(url: string): Promise<Socket> {
  const connection = new WebSocket(url, {maxPayload: 2 ** 26});
  const waiting = new Map<number, (answer: Answer) => void>();
  const notifications = new Map<unknown, unknown[]>();
  let next = 1;
  connection.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as Message;
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
      return;
    }
    const {subscription, result} = message.params ?? {};
    notifications.set(subscription, [...(notifications.get(subscription) ?? []), result]);
  });
  await once(connection, 'open');
  const delivered = (subscription: unknown) => notifications.get(subscription) ?? [];
  return {
    ask: async (method, params) => {
      const answer = await new Promise<Answer>((resolve) => {
        const id = next++;
        waiting.set(id, resolve);
        connection.send(JSON.stringify({jsonrpc: '2.0', id, method, params}));
      });
      if (isStreamMethod(method)) await inPlace();
      return answer;
    },
    delivered,
    awaited: (subscription, count) =>
      waitFor(`${count} notifications`, () => {
        const found = delivered(subscription);
        return Promise.resolve(found.length >= count ? found : undefined);
      }),
    close: () => connection.terminate(),
  };
}
