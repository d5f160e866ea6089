import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {buildReport, siteReport} from '../../scripts/page-faults';
import {printFaults} from '../../scripts/page-faults/print';
import {checkIds} from '../../src/remark/checkIds';
import {codeBlocks} from '../../src/remark/codeBlocks';
import {explainSyntax} from '../../src/remark/explainSyntax';
import {messageLists} from '../../src/remark/messageLists';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'pages-'));
  write('versions.json', '["2.0.0"]');
});
afterEach(() => rmSync(dir, {recursive: true}));

function write(file: string, content: string): void {
  const place = path.join(dir, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, content);
}

const siteFaults = async (siteDir: string, of: Config) => (await siteReport(siteDir, of)).faults;

const config = {
  presets: [['classic', {docs: {}}]],
  markdown: {
    preprocessor: ({fileContent}) => fileContent,
    parseFrontMatter: (page) => page.defaultParseFrontMatter(page),
  },
} as Config;

/** The report of a site with these pages and the plugins that find faults. */
async function pageReportOf(pages: Readonly<Record<string, string>>) {
  for (const [file, content] of Object.entries(pages)) write(file, content);
  const docs = {
    exclude: ['**/_*.mdx'],
    beforeDefaultRemarkPlugins: [[explainSyntax, {siteDir: dir}]],
    remarkPlugins: [codeBlocks, [checkIds, {siteDir: dir}]],
  };
  return buildReport(dir, {...config, presets: [['classic', {docs}]]});
}

const frozen = 'versioned_docs/version-2.0.0';

test('links between pages are checked, with file, line and what is near', async () => {
  write(`${frozen}/home.mdx`, '---\nslug: /\n---\n\n# Home\n\n[a](/rpc/eht) [b](rpc/eth#blocs)\n');
  write(
    `${frozen}/rpc/eth.mdx`,
    '# Eth\n\n## Blocks\n\n## Logs {#own}\n\n[h](/) [s](#blocks) [o](../home.mdx#home) [x](./gone.mdx)\n',
  );
  write(
    'docs/01-rpc/eth.mdx',
    '<a href="/next/rpc/eth#none">x</a>\n\n[ok](/rpc/eth#own) [out](https://x.example)\n',
  );
  expect(await siteFaults(dir, config)).toEqual([
    'docs/01-rpc/eth.mdx:1: the link /next/rpc/eth#none: expected a section of docs/01-rpc/eth.mdx with this id, found none.',
    `${frozen}/home.mdx:7: the link /rpc/eht: expected a page of the site, found none there. Did you mean /rpc/eth?`,
    `${frozen}/home.mdx:7: the link rpc/eth#blocs: expected a section of ${frozen}/rpc/eth.mdx with this id, found none. Did you mean #blocks?`,
    `${frozen}/rpc/eth.mdx:7: the link ./gone.mdx: expected a page of the site, found none there.`,
  ]);
});

test('a page that cannot be read is reported, not the links to it', async () => {
  write(`${frozen}/a.mdx`, '# A\n\n<b>open\n');
  write(`${frozen}/b.mdx`, '[a](/a#any) [a](./a.mdx#any) [bad](/%E0%A4%A)\n');
  const faults = await siteFaults(dir, config);
  expect(faults[0]).toMatch(/^versioned_docs\/version-2\.0\.0\/a\.mdx:.*closing tag/u);
  expect(faults.slice(1)).toEqual([
    `${frozen}/b.mdx:1: the link /%E0%A4%A: expected a page of the site, found none there.`,
  ]);
});

test('the report for a build has faults and messages of pages, not of parts and drafts', async () => {
  const {faults, messages} = await pageReportOf({
    'docs/a.md': '# A {#a}\n\n{x} <b>\n\n## B {#a}\n\n```blub\n```\n',
    'docs/b.mdx': '---\ntags: [1, {a: b}]\ntoc_min_heading_level: 9\n---\n\n# B\n\n{\n',
    'docs/_part.mdx': '# Part\n\n{\n',
    'docs/draft.mdx': '---\ndraft: true\n---\n\n# Draft\n\n{\n',
    'docs/draft2.mdx': '---\ndraft: true\nunlisted: x\n---\n\n# Draft\n',
  });
  expect(faults).toEqual([
    expect.stringMatching(/^docs\/a\.md:5: Expected an id of its own/u),
    expect.stringMatching(
      /^docs\/b\.mdx:2: Front matter: Docusaurus says: .*\ndocs\/b\.mdx:3: Front matter: Docusaurus says: /u,
    ),
    expect.stringMatching(/^docs\/b\.mdx:9: Expected MDX/u),
    expect.stringMatching(/^docs\/draft2\.mdx:3: Front matter: Docusaurus says: "unlisted" must/u),
  ]);
  expect(messages).toEqual([{kind: 'language', where: 'docs/a.md:7', words: 'found "blub".'}]);
  expect(messageLists(messages)).toEqual([
    expect.stringMatching(/^\[WARNING\] Languages .* \(1 place\)\n {2}docs\/a\.md:7: found/u),
  ]);
  expect(printFaults(faults)).toMatch(/^\[ERROR\] Faults in pages: 5\n/u);
});

test('messages are listed by kind and finding, with some of many places', () => {
  const places = ['docs/a.md:1', 'docs/b.md:2', 'docs/c.md:3', 'docs/d.md:4'];
  const many = places.map((where) => ({kind: 'front-matter', where, words: 'found "x".'}) as const);
  const one = {kind: 'language', where: 'docs/a.md:9', words: 'found "y".'} as const;
  const lists = messageLists([...many, one, one], 2);
  expect(lists).toEqual([
    expect.stringMatching(/^\[WARNING\] Keys .* \(4 places\)\n/u),
    expect.stringMatching(
      /^\[WARNING\] Languages .* \(1 place\)\n {2}docs\/a\.md:9: found "y"\.$/u,
    ),
  ]);
  expect(lists[0]?.split('\n').slice(1)).toEqual([
    '  found "x".',
    '    docs/a.md:1',
    '    docs/b.md:2',
    '    and 2 more: npm run docs:faults lists them',
  ]);
  expect(messageLists(many)[0]).toContain('    docs/d.md:4');
});
