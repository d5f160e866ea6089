/*
 * Sends what the reader runs. The only part of the site that may ask other hosts: pages have a policy that forbids it,
 * and this file has its own (src/hosting/rules.ts), by which it may ask anybody and do nothing else.
 */
import type {FromWorker, Reply, ToWorker} from './messages';
import {withProbes} from './probe';
import {sendHttp} from './sendHttp';
import {sendSocket} from './sendSocket';
import {subscribe} from './subscription';

const running = new Map<number, () => void>();

const post = (message: FromWorker): void => postMessage(message);

/** What is sent if an answer cannot be copied to the page. */
const UNREADABLE: Reply = {
  observation: {transport: 'http', end: 'network', hasBegun: true, milliseconds: 0, bytes: 0},
};

function send(message: Extract<ToWorker, {kind: 'send'}>): void {
  const {id, url, calls, isBatch, timeout} = message;
  const stop = new AbortController();
  running.set(id, () => stop.abort());
  const how = /^ws/iu.test(url) ? sendSocket : sendHttp;
  void how(url, calls, isBatch, timeout, stop.signal)
    .catch(() => UNREADABLE)
    .then((reply) => {
      // Aborted requests are forgotten already.
      if (running.delete(id)) post({id, ...reply});
    });
}

function open({id, url, call, timeout}: Extract<ToWorker, {kind: 'subscribe'}>): void {
  const end = subscribe(url, call, timeout, {
    tell: (event) => post({id, event}),
    giveUp: (observation) => {
      const canProbe = observation.end === 'network' && !observation.hasBegun;
      void (canProbe ? withProbes(observation, url) : Promise.resolve(observation)).then(
        (lostFirst) => post({id, lostFirst}),
      );
    },
  });
  running.set(id, end);
}

addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if (data.kind === 'send') send(data);
  else if (data.kind === 'subscribe') open(data);
  else {
    const end = running.get(data.id);
    running.delete(data.id);
    end?.();
  }
});
