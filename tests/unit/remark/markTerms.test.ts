import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {place} from '../../../src/components/GlossaryTerm/place';
import {checkGlossaries, glossaryFaults} from '../../../src/remark/glossary/terms';
import {markTerms} from '../../../src/remark/markTerms';
import {versions as released} from '../../versions';
import {parsed} from './page';

const extra = Array.from({length: 14}, (_, i) => `word${String.fromCharCode(97 + i)}`);
const terms = [
  ['epoch', ['epochs']],
  ['mining set', ['mining sets']],
  ['set', []],
  ...extra.map((word) => [word, []] as [string, string[]]),
].map(([term, variants]) => ({
  term,
  variants,
  definition: `What ${String(term)} means in one sentence.`,
}));

let siteDir: string;
const write = (data: unknown) =>
  fs.writeFileSync(path.join(siteDir, 'docs/_data/glossary.json'), JSON.stringify(data));

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'glossary-'));
  fs.mkdirSync(path.join(siteDir, 'docs/_data'), {recursive: true});
  write({terms});
});
afterAll(() => fs.rmSync(siteDir, {recursive: true, force: true}));

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

/** The page's text, with marked words in brackets. */
function marked(markdown: string, frontMatter?: Record<string, unknown>): string {
  const {tree, file} = parsed(siteDir, markdown, frontMatter);
  markTerms({siteDir})(tree, file);
  const text = (node: Node): string => {
    const inner = node.value ?? (node.children ?? []).map(text).join('');
    return node.name === 'GlossaryTerm' ? `[${inner}]` : inner;
  };
  return text(tree as Node);
}

describe('terms are marked', () => {
  test.each([
    ['once, where they come first', 'An epoch, an epoch.', 'An [epoch], an epoch.'],
    ['in any form and case', 'Epochs are long.', '[Epochs] are long.'],
    ['as whole words', 'The epochal epoch-like epoch.', 'The epochal epoch-like [epoch].'],
    ['the longest first', 'The mining set and the set.', 'The [mining set] and the [set].'],
    ['across a line break', 'The mining\nset.', 'The [mining\nset].'],
    ['several in one text', 'A set, an epoch.', 'A [set], an [epoch].'],
    ['in lists and callouts', '- a set\n\n:::note\n\nAn epoch.\n\n:::', 'a [set]An [epoch].'],
    ['not in code, links and bold', '`set` [set](x) **set** a set', 'set set set a [set]'],
    ['not in headings', '## Each epoch\n\nAn epoch.', 'Each epochAn [epoch].'],
    ['not in titles of callouts', ':::note[Set]\n\nA set.\n\n:::', 'SetA [set].'],
    ['not in cards', '<Card>\n\nA set.\n\n</Card>', 'A set.'],
    [
      'in no head or first cell of a table',
      '| set | epoch |\n|-|-|\n| set | a set |',
      'setepochseta [set]',
    ],
    ['not where the page introduces them', 'A set. The *set* is this.', 'A set. The set is this.'],
    ['not where they are its subject', '# All epochs\n\nAn epoch.', 'All epochsAn epoch.'],
  ])('%s', (_, page, expected) => {
    expect(marked(page)).toBe(expected);
  });

  test('unless the front matter skips them', () => {
    expect(marked('A set, an epoch.', {glossary_skip: ['epoch']})).toBe('A [set], an epoch.');
  });

  test('at most twelve, the first of the glossary', () => {
    const page = `${[...extra].reverse().join(' ')} epoch`;
    const words = [...marked(page).matchAll(/\[(\w+)\]/g)].map(([, word]) => word);
    expect(words).toHaveLength(12);
    expect(words).toContain('epoch');
    expect(words).not.toContain(extra.at(-1));
  });
});

describe('a glossary', () => {
  const term = {term: 'turn', variants: [], definition: 'A run of blocks in one hand.'};

  test('may be empty', () => expect(glossaryFaults({terms: []})).toEqual([]));

  test('is rejected with all errors at once', () => {
    const faults = glossaryFaults({
      terms: [
        {...term, definition: 'No stop'},
        {term: 'x', definitions: 'y'},
        {...term, term: '<b>'},
      ],
    });
    expect(faults.map(({at}) => at)).toEqual(
      expect.arrayContaining([
        'terms[0].definition',
        'terms[1].variants',
        'terms[1].definitions',
        'terms[2].term',
      ]),
    );
  });

  test('assigns no word to two terms', () => {
    const [fault] = glossaryFaults({terms: [term, {...term, term: 'go', variants: ['Turn']}]});
    expect(fault).toMatchObject({
      at: 'terms[1]',
      found: expect.stringContaining('"Turn"') as string,
    });
  });

  test('that is invalid or missing fails the build with the file’s name', () => {
    expect(() => checkGlossaries(siteDir, [])).not.toThrow();
    expect(() => checkGlossaries(siteDir, ['9.9.9'])).toThrow(
      /version-9\.9\.9\/_data\/glossary\.json/,
    );
    write({terms: [{...term, variants: 'turns'}]});
    expect(() => checkGlossaries(siteDir, [])).toThrow(
      /docs\/_data\/glossary\.json: 1 fault[\s\S]*terms\[0\]\.variants/,
    );
    write({terms});
  });

  test('is the same for Next and as valid', () => {
    expect(() => checkGlossaries(process.cwd(), released)).not.toThrow();
  });
});

describe('a tooltip is placed', () => {
  const view = {width: 390, height: 800};
  const tip = {width: 300, height: 80};
  test.each([
    ['below its word', {left: 40, top: 100, bottom: 120}, {left: 40, top: 120}],
    ['no further right than the window', {left: 350, top: 100, bottom: 120}, {left: 78, top: 120}],
    ['no further left', {left: 2, top: 100, bottom: 120}, {left: 12, top: 120}],
    [
      'above, where there is no room below',
      {left: 40, top: 760, bottom: 780},
      {left: 40, top: 680},
    ],
  ])('%s', (_, word, expected) => {
    expect(place(word, tip, view)).toEqual(expected);
  });
});
