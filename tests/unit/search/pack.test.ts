import {describe, expect, it} from 'vitest';
import {packShard, unpackShard} from '../../../src/search/pack';
import {wordsOfText} from '../../../src/search/texts';
import {rawWords} from '../../../src/search/tokens';
import {page, section, shard} from './fixture';

describe('packShard', () => {
  it.each([
    ['the fixture', shard],
    ['nothing', {...shard, pages: []}],
    [
      'texts with letters of the packing, markup and other scripts',
      {
        ...shard,
        pages: [
          page('/x', 'Größe', [
            section(
              1,
              'Überprüfung',
              `naïve ${'delegate validator '.repeat(20)}\ue000 é ÿ {a|b} ~1 #2 $3 x^2?`,
            ),
            {
              level: 2,
              anchor: 'own-name',
              heading: 'A & B <i>',
              text: '区块 🚀 مرحبا',
              code: 'setGas',
              words: 'gas price',
            },
          ]),
        ],
      },
    ],
  ])('restores %s', (_what, original) => {
    const packed: unknown = JSON.parse(JSON.stringify(packShard(original)));
    const unpacked = unpackShard(packed as ReturnType<typeof packShard>);
    expect(unpacked).toEqual(original);
    // Without decoding the texts first.
    const sections = unpacked.pages.flatMap((found) => found.sections);
    expect(sections.map(wordsOfText)).toEqual(sections.map(({text}) => [...rawWords(text)]));
  });

  it('encodes a frequent word as one character', () => {
    const text = 'validator '.repeat(50);
    const {texts} = packShard({...shard, pages: [page('/x', 'X', [section(1, 'T', text)])]});
    expect(texts.length).toBeLessThan(text.length / 4);
  });

  it('reads the column separator as a space', () => {
    const [first] = unpackShard(
      packShard({...shard, pages: [page('/x', 'X', [section(1, 'A\u007fB', 'c\u007fd')])]}),
    ).pages;
    expect(first?.sections.map(({heading, text}) => [heading, text])).toEqual([['A B', 'c d']]);
  });

  it('rejects damaged data', () => {
    const packed = packShard(shard);
    expect(() => unpackShard({...packed, texts: 'cut off'})).toThrow(/is damaged/u);
    expect(() => unpackShard(JSON.parse('{}') as typeof packed)).toThrow();
  });
});
