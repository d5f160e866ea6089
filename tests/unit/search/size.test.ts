import {expect, test} from 'vitest';
import {sizeWarnings} from '../../../src/plugins/search-index/size';
import {renderIndex} from '../../../src/plugins/search-index/shards';
import {shard} from './fixture';

test('an index that outgrows a download is reported with version, pages, bytes and the way out', () => {
  const small = sizeWarnings([shard], renderIndex([shard]));
  expect(small).toEqual([]);
  const [warning, ...others] = sizeWarnings([shard], renderIndex([shard]), 100);
  expect(others).toEqual([]);
  expect(warning).toMatch(
    /^The search index of version 2\.0\.0 \(en\) has \d+ pages and \d+ KB compressed: .*expected at most 0 KB\. Use hosted search/u,
  );
});

test('each version is judged by its own file', () => {
  const large = {...shard, tag: 'docs-default-large', version: 'large'};
  const noise = Array.from({length: 40}, (_, index) => Math.sin(index).toString(36)).join(' ');
  const [first] = shard.pages;
  if (!first) throw new Error('The fixture has no page.');
  const pages = [
    {...first, sections: first.sections.map((section) => ({...section, text: noise}))},
  ];
  const shards = [
    {...shard, pages: []},
    {...large, pages},
  ];
  expect(sizeWarnings(shards, renderIndex(shards), 400).map((text) => text.slice(0, 40))).toEqual([
    'The search index of version large (en) h',
  ]);
});
