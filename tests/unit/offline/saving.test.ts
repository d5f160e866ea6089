import {describe, expect, test} from 'vitest';
import type {FileList} from '@site/src/offline/formats';
import {inLanes} from '@site/src/offline/saving/inLanes';
import {bytesOf, planOf} from '@site/src/offline/saving/plan';
import {problemOf, SaveFailure} from '@site/src/offline/saving/problem';

const list = (files: FileList['files']): FileList => ({
  format: 1,
  version: '2.0.0',
  label: '2.0.0',
  home: '',
  id: 'id',
  deploy: 'deploy',
  bytes: bytesOf(files),
  count: files.length,
  files,
});

describe('the plan of a download', () => {
  const files: FileList['files'] = [
    ['', 10, 'new'],
    ['endpoint', 20, 'same'],
    ['img/logo.svg', 30, 'logo'],
  ];
  const earlier = [
    {
      cache: 'old',
      list: list([
        ['', 9, 'old'],
        ['endpoint', 20, 'same'],
      ]),
    },
  ];

  test('leaves what is there, copies what is unchanged, downloads the rest', () => {
    const steps = planOf(list(files), ([address]) => address === 'img/logo.svg', earlier);
    expect(steps).toEqual([
      {file: files[0], from: undefined},
      {file: files[1], from: 'old'},
    ]);
  });
});

describe('lanes', () => {
  test('take each step once', async () => {
    const taken: number[] = [];
    const work = async (step: number) => {
      await Promise.resolve();
      taken.push(step);
    };
    await inLanes([1, 2, 3, 4, 5, 6, 7, 8], work, new AbortController());
    expect(taken.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('stop at the first error, which is the one that is thrown', async () => {
    const stop = new AbortController();
    let count = 0;
    const work = async (step: number) => {
      count += 1;
      await Promise.resolve();
      if (step === 2) throw new TypeError('cut');
      if (stop.signal.aborted) throw new DOMException('stopped', 'AbortError');
    };
    const steps = Array.from({length: 100}, (_, step) => step);
    await expect(inLanes(steps, work, stop)).rejects.toThrow('cut');
    expect(count).toBeLessThan(20);
  });
});

test.each([
  [new DOMException('', 'QuotaExceededError'), 'storage'],
  [new DOMException('', 'AbortError'), 'stopped'],
  [new TypeError('Failed to fetch'), 'network'],
  [new SaveFailure('changed', 'x'), 'changed'],
])('%s is told as %s', (error, problem) => {
  expect(problemOf(error)).toBe(problem);
});
