import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createsFilter, pollFilter} from '../../../src/workbench/panel/pollFilter';
import type {Outcome, RpcCall, StreamEvent} from '../../../src/workbench/types';

const measured = {milliseconds: 1, bytes: 1};
const result = (value: unknown): Outcome => ({kind: 'result', result: value, ...measured});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function start(answers: (call: RpcCall) => Outcome | Promise<Outcome>) {
  const asked: string[] = [];
  const events: StreamEvent[] = [];
  const call = (_: string, each: RpcCall) => {
    asked.push(`${each.method} ${JSON.stringify(each.params)}`);
    return Promise.resolve(answers(each));
  };
  const stop = pollFilter(
    {call},
    'http://x',
    {method: 'eth_newBlockFilter', params: []},
    1000,
    (event) => events.push(event),
  );
  return {asked, events, stop};
}

test('a filter is created, polled and removed', async () => {
  let polls = 0;
  const {asked, events, stop} = start(({method}) => {
    if (method === 'eth_newBlockFilter') return result('0x7');
    polls += 1;
    return result(polls === 1 ? [] : ['0xa', '0xb']);
  });
  await vi.advanceTimersByTimeAsync(1500);
  stop();
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(events).toEqual([
    {kind: 'open', id: '0x7', isAgain: false},
    {kind: 'notification', result: '0xa'},
    {kind: 'notification', result: '0xb'},
  ]);
  expect(asked).toEqual([
    'eth_newBlockFilter []',
    'eth_getFilterChanges ["0x7"]',
    'eth_getFilterChanges ["0x7"]',
    'eth_uninstallFilter ["0x7"]',
  ]);
});

test('an error of a filter that never answered ends the polling and is told once', async () => {
  const error = {code: -32000, message: 'filter not found'};
  const {asked, events} = start(({method}) =>
    method === 'eth_newBlockFilter' ? result('0x7') : {kind: 'error', error, ...measured},
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(events.at(-1)).toEqual({kind: 'error', error});
  expect(asked).toHaveLength(2);
});

test('a filter that the node has forgotten is created again', async () => {
  let created = 0;
  let polls = 0;
  const gone = {code: -32000, message: 'filter not found'};
  const {asked, events, stop} = start(({method}) => {
    if (method === 'eth_newBlockFilter') return result(`0x${++created}`);
    polls += 1;
    return polls === 2 ? {kind: 'error', error: gone, ...measured} : result([`0xa${polls}`]);
  });
  await vi.advanceTimersByTimeAsync(1500);
  stop();
  expect(events).toEqual([
    {kind: 'open', id: '0x1', isAgain: false},
    {kind: 'notification', result: '0xa1'},
    {kind: 'open', id: '0x2', isAgain: true},
    {kind: 'notification', result: '0xa3'},
  ]);
  expect(asked.at(-1)).toBe('eth_uninstallFilter ["0x2"]');
});

test('a filter that the node was still creating is removed, too', async () => {
  let answer: (outcome: Outcome) => void = () => undefined;
  const {asked, events, stop} = start(({method}) =>
    method === 'eth_newBlockFilter'
      ? new Promise<Outcome>((resolve) => (answer = resolve))
      : result(true),
  );
  stop();
  answer(result('0x9'));
  await vi.advanceTimersByTimeAsync(10);
  expect(events).toEqual([]);
  expect(asked.at(-1)).toBe('eth_uninstallFilter ["0x9"]');
});

test('only methods that create filters are polled', () => {
  expect(['eth_newFilter', 'eth_newVotesFilter'].every(createsFilter)).toBe(true);
  expect(['eth_getFilterLogs', 'eth_uninstallFilter'].some(createsFilter)).toBe(false);
});
