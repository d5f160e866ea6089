import {mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {PageChange} from '@site/src/changes/types';
import {
  circumstances,
  keptComparisons,
  removeOldComparisons,
} from '@site/src/plugins/page-changes/comparisons';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'comparisons-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

const same: PageChange = {change: 'same'};

describe('a comparison that was made before', () => {
  it('is not made again from the same parts', async () => {
    const compare = vi.fn(() => Promise.resolve(same));
    for (const _ of [1, 2])
      expect(await keptComparisons(folder, 'state')(['page', 'text'], compare)).toEqual(same);
    expect(compare).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another text', 'state', ['page', 'other']],
    ['other data or code', 'later', ['page', 'text']],
  ])('is made again with %s', async (_, state, parts) => {
    const compare = vi.fn(() => Promise.resolve(same));
    await keptComparisons(folder, 'state')(['page', 'text'], compare);
    await keptComparisons(folder, state)(parts, compare);
    expect(compare).toHaveBeenCalledTimes(2);
  });

  it('is made again if its file is not whole', async () => {
    const compare = vi.fn(() => Promise.resolve(same));
    await keptComparisons(folder, 'state')(['page'], compare);
    const [file = ''] = readdirSync(folder);
    writeFileSync(path.join(folder, file), '{"change": ');
    expect(await keptComparisons(folder, 'state')(['page'], compare)).toEqual(same);
  });

  it('is not kept if it fails', async () => {
    const fails = () => Promise.reject(new Error('no'));
    await expect(keptComparisons(folder, 'state')(['page'], fails)).rejects.toThrow('no');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is removed when nothing has asked for it in a while', () => {
    const day = 86_400;
    for (const [name, age] of Object.entries({old: 15, young: 13})) {
      writeFileSync(path.join(folder, name), '{}');
      utimesSync(path.join(folder, name), -age * day + 2e9, -age * day + 2e9);
    }
    removeOldComparisons(folder, 2e12);
    expect(readdirSync(folder)).toEqual(['young']);
  });
});

describe('the circumstances of comparisons', () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };

  it.each(['docs/_data/network.json', 'src/remark/forks.ts', 'node_modules/.package-lock.json'])(
    'are others with %s',
    (file) => {
      write('versions.json', '[]');
      write(file, 'one');
      const before = circumstances(folder);
      write('docs/page.mdx', 'Text.');
      expect(circumstances(folder)).toBe(before);
      write(file, 'two');
      expect(circumstances(folder)).not.toBe(before);
    },
  );
});
