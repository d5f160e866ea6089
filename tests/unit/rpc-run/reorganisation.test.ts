import {expect, it, vi} from 'vitest';
import type {Stage} from '../../rpc/run/play';
import {reorganisation} from '../../rpc/scenes/reorganisation';

const log = (block: string, removed: boolean) => ({blockHash: block, removed});
const LOGS = [log('old', false), log('old', true), log('new', false)];

/** A stage whose node sends these notifications. */
function stageThatSends(notifications: readonly unknown[]) {
  const keep = vi.fn();
  const ask = () => Promise.resolve({result: '0x1'});
  const socket = {
    ask,
    awaited: (_: unknown, count: number) => Promise.resolve(notifications.slice(0, count)),
    close: () => undefined,
  };
  const stage: unknown = {
    play: ask,
    ask,
    keep,
    caseOf: () => ({params: []}),
    playing: {connect: () => Promise.resolve(socket)},
  };
  return {stage: stage as Stage, keep};
}

it.each([
  ['as the page shows them', LOGS],
  ['the new one first', [LOGS[0], LOGS[2], LOGS[1]]],
])('keeps the logs of a reorganisation in the order of the page: %s', async (_, sent) => {
  const {stage, keep} = stageThatSends(sent);
  await reorganisation({side: 'side.rlp', newest: 'newest.rlp'}).play(stage);
  expect(keep).toHaveBeenCalledWith(
    expect.stringContaining('reorganisation'),
    {result: '0x1'},
    LOGS,
  );
});
