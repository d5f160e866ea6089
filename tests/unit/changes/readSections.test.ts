import {expect, it} from 'vitest';
import {sourceParser} from '@site/src/pageSource/parse';
import {readSections} from '@site/src/changes/readSections';

const parse = sourceParser([]);
const read = async (text: string) => readSections(await parse('/page.mdx', text), 'Page');

it('a page is read by headings of the contents list, deeper ones are part of their section', async () => {
  const sections = await read(
    '# Title\n\nIntro.\n\n## Second {#two}\n\n### Third of `x`\n\n#### Fourth\n\nText.\n',
  );
  expect(sections).toEqual([
    {id: '', title: 'Title', level: 1, blocks: [{kind: 'text', cells: ['Intro.']}]},
    {id: 'two', title: 'Second', level: 2, blocks: []},
    {
      id: 'third-of-x',
      title: 'Third of x',
      level: 3,
      blocks: [
        {kind: 'heading', cells: ['Fourth']},
        {kind: 'text', cells: ['Text.']},
      ],
    },
  ]);
});

it('paragraphs, items, rows, code, callouts and components keep what readers see', async () => {
  const [section] = await read(
    [
      'Ask `geth` for *help*,\nthen [wait](./x.mdx).',
      '- One\n\n  more',
      '| A | B |\n|---|---|\n| 1 | `2` |',
      '```bash\nls\n```',
      '```dot title="Flow" alt="A leads to B."\ndigraph {a -> b}\n```',
      ':::warning[Careful]\n\nHot.\n\n:::',
      '<Fact name="Chain id" value="714" copy />',
      '<Tool name="unbonding" html="<p>form</p>" />',
      '{/* a comment */}',
    ].join('\n\n'),
  );
  expect(section?.blocks).toEqual([
    {kind: 'text', cells: ['Ask `geth` for help, then wait.']},
    {kind: 'item', cells: ['One']},
    {kind: 'item', cells: ['more']},
    {kind: 'row', cells: ['A', 'B']},
    {kind: 'row', cells: ['1', '`2`'], columns: ['A', 'B']},
    {kind: 'code', cells: ['ls']},
    {kind: 'text', cells: ['Flow. A leads to B.']},
    {kind: 'text', cells: ['Careful']},
    {kind: 'text', cells: ['Hot.']},
    {kind: 'text', cells: ['Chain id: 714']},
  ]);
});

it('examples of methods are left out: their hashes belong to the chain that answered', async () => {
  const [section] = await read(
    '<div className="rpc-text">\n\nKept.\n\n</div>\n\n<div className="rpc-examples">\n\n```json\n{}\n```\n\n</div>\n',
  );
  expect(section?.blocks).toEqual([{kind: 'text', cells: ['Kept.']}]);
});

it('two headings with the same words have different ids, as on the page', async () => {
  const ids = (await read('## Same\n\n## Same\n')).map(({id}) => id);
  expect(ids).toEqual(['', 'same', 'same-1']);
});
