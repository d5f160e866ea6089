import {describe, expect, it} from 'vitest';
import {retryWhenOnline} from '@site/src/docusaurus-patches/retry-when-online/retryWhenOnline';

/** A loader that fails some times, and a server that is unreachable for some requests; returns the events in order. */
function connection({failures, away}: {failures: number; away: number}) {
  const log: string[] = [];
  const load = retryWhenOnline(
    (key: string) => {
      log.push(`load ${key}`);
      if (failures-- > 0) return Promise.reject(new Error('not loaded'));
      return Promise.resolve(`${key} loaded`);
    },
    {
      isReachable: () => Promise.resolve(away-- <= 0),
      wait: (milliseconds) => {
        log.push(`wait ${milliseconds}`);
        return Promise.resolve();
      },
      onFailure: (error) => log.push(`warning: ${String(error)}`),
      onWaiting: (count) => log.push(`waiting ${count}`),
    },
  );
  return {load, log};
}

describe('retryWhenOnline', () => {
  it('adds no delay when nothing fails', async () => {
    const {load, log} = connection({failures: 0, away: 0});
    expect(await load('a')).toBe('a loaded');
    expect(log).toEqual(['load a']);
  });

  it('fails immediately when the server responds: then the code is gone', async () => {
    const {load, log} = connection({failures: 1, away: 0});
    await expect(load('a')).rejects.toThrow('not loaded');
    expect(log).toEqual(['load a']);
  });

  it('reports the error and the wait, polls at increasing intervals, and loads when the server is back', async () => {
    const {load, log} = connection({failures: 1, away: 7});
    expect(await load('a')).toBe('a loaded');
    expect(log).toEqual([
      'load a',
      'warning: Error: not loaded',
      'waiting 1',
      ...[1, 2, 4, 8, 16, 30, 30].map((seconds) => `wait ${seconds * 1000}`),
      'waiting 0',
      'load a',
    ]);
  });

  it('waits again when the connection is lost again', async () => {
    const {load, log} = connection({failures: 2, away: 1});
    await expect(load('a')).rejects.toThrow('not loaded');
    expect(log.filter((entry) => entry === 'load a')).toHaveLength(2);
  });
});
