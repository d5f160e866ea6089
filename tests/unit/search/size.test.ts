import {expect, test} from 'vitest';
import {renderIndex} from '../../../src/plugins/search-index/shards';
import {sizeMessages} from '../../../src/plugins/search-index/size';
import {shard} from './fixture';

test('an index that fits into one file is not split, and nothing is said of it', () => {
  const {files, sizes} = renderIndex([shard]);
  expect(files).toHaveLength(2);
  expect(sizeMessages(sizes, false)).toEqual([]);
});

test('one that outgrows a file is split, with version, pages and bytes; only that one', () => {
  const {sizes} = renderIndex([{...shard, pages: []}, shard], 300);
  const [message, ...others] = sizeMessages(sizes, false, 100_000);
  expect(others).toEqual([]);
  expect(message).toMatch(
    /^\[INFO\] The search index of version 2\.0\.0 \(en\) has 5 pages and \d+ KB compressed, so it is split into \d+ parts: a reader downloads \d+ KB and up to \d+ KB of parts before the first hit \(at most 100 KB\)\.$/u,
  );
});

test('one that is too large even in parts is reported with the way out, unless the search is hosted', () => {
  const {sizes} = renderIndex([shard], 300);
  const [message] = sizeMessages(sizes, false, 100);
  expect(message).toMatch(
    /^\[WARNING\] .* before the first hit, expected at most 0 KB\. Use hosted search/u,
  );
  expect(sizeMessages(sizes, true, 100)).toEqual([]);
});
