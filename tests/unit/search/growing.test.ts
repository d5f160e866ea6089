import {expect, it} from 'vitest';
import {growEngine, type GrowingEngine} from '../../../src/search/browser/growing';
import {SearchEngine} from '../../../src/search/engine';
import {packShard} from '../../../src/search/pack';
import {page, section, shard} from './fixture';

const QUERIES = ['delegate', 'eth_getBlobSidecars', 'final', 'claim rewards', 'quoted', 'nothing'];

/** The fixture with texts that JSON escapes. */
const site = {
  ...shard,
  pages: [
    ...shard.pages,
    page('/x', 'X', [
      section(1, 'Quotes', 'A "quoted" word, a \\ and a line\nend, ,"texts":" too.'),
      {...section(2, 'Last', 'é 区块 🚀'), words: 'my "own" words'},
    ]),
  ],
};
const INDEX = JSON.stringify(packShard(site));

function grown(index: string, width: number): GrowingEngine {
  const engine = growEngine();
  for (let at = 0; at < index.length; at += width) engine.take(index.slice(at, at + width));
  return engine;
}

const answers = (engine: SearchEngine | undefined) =>
  QUERIES.map((query) =>
    engine?.search(query).map(({page: {path}, section: {anchor, text}}) => [path, anchor, text]),
  );

it.each([1, 2, 7, 100, 1000, Infinity])(
  'gives the answers of the complete engine, from chunks of %d characters',
  (width) => {
    expect(answers(grown(INDEX, width).finish(INDEX))).toEqual(answers(SearchEngine.of(site)));
  },
);

it('has no engine if chunks are missing, and rejects a second index', () => {
  expect(growEngine().finish(INDEX)).toBeUndefined();
  expect(grown(INDEX.slice(0, -100), 50).finish(INDEX)).toBeUndefined();
  expect(() => grown(INDEX + INDEX, 50)).toThrow();
});

it('has no engine for an invalid index, or one without texts', () => {
  expect(grown('null', 2).finish('null')).toBeUndefined();
  expect(() => grown('{"pages": [{,"texts":"', 5)).toThrow();
  const {texts, ...rest} = packShard(site);
  const cut = JSON.stringify({...rest, texts: texts.slice(0, texts.lastIndexOf('\u007f'))});
  expect(grown(cut, 50).finish(cut)).toBeUndefined();
});
