import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, test} from 'vitest';
import {loadVersion} from '../../src/profile/load';
import {methodTwinOf, twinOf} from '../../src/twins/address';
import {documentPaths, latestPaths, nextPaths} from '../e2e/pages';
import {inCurrent, LATEST} from '../e2e/versions';
import {versions} from '../versions';
import {ensureSite} from '../sites/ensure';
import {projectDir, shippedSite} from '../sites/paths';

const ORIGIN = loadVersion(projectDir, 'current').network.site.url;
const parser = unified().use(remarkParse).use(remarkGfm);

let built: string;

beforeAll(async () => {
  built = await ensureSite(shippedSite);
});

const read = (file: string): string => fs.readFileSync(path.join(built, file), 'utf8');
const squeezed = (text: string): string => text.replaceAll(/[\s\u200B]+/gu, ' ').trim();

interface Content {
  readonly headings: string[];
  readonly blocks: string[];
  readonly values: Set<string>;
  readonly links: Set<string>;
}

/** What a page shows; without its controls. */
function contentOfPage(page: string): Content {
  const html = read(`${page}/index.html`);
  const $ = load(html.slice(html.indexOf('<article'), html.lastIndexOf('</article>')));
  const root = $('.theme-doc-markdown');
  root
    .find('.hash-link, [role="search"], [role="tablist"], .tool-actions, .changed-later, wbr')
    .remove();
  root.find('br').replaceWith('\n');
  const texts = (selector: string) =>
    root
      .find(selector)
      .toArray()
      .map((element) => $(element).text());
  const links = root
    .find('a[href]')
    .toArray()
    .map((element) => new URL($(element).attr('href') ?? '', `${ORIGIN}${page}`).href);
  return {
    headings: texts('h1, h2, h3, h4, h5').map(squeezed),
    blocks: texts('pre code').map((text) => text.trimEnd()),
    values: new Set(texts(':not(pre) > code').map(squeezed)),
    links: new Set(links),
  };
}

/** What a Markdown file shows. */
function contentOfTwin(text: string): Content & {readonly html: string[]} {
  const content = {
    headings: [] as string[],
    blocks: [] as string[],
    values: new Set<string>(),
    links: new Set<string>(),
    html: [] as string[],
  };
  visit(parser.parse(text), (node: Nodes) => {
    if (node.type === 'heading') content.headings.push(squeezed(toString(node)));
    if (node.type === 'code') content.blocks.push(node.value.trimEnd());
    if (node.type === 'inlineCode') content.values.add(squeezed(node.value));
    if (node.type === 'link') content.links.add(new URL(node.url).href);
    if (node.type === 'html') content.html.push(node.value);
  });
  return content;
}

describe('the Markdown of a page', () => {
  test.each(documentPaths)(
    '%s has every heading, code block, value and link, and no HTML',
    (page) => {
      const shown = contentOfPage(page);
      const twin = contentOfTwin(read(twinOf(page)));
      expect(shown.headings.length).toBeGreaterThan(1);
      expect(twin.headings).toEqual(shown.headings);
      expect(twin.blocks).toEqual(shown.blocks);
      expect([...shown.values].filter((value) => !twin.values.has(value))).toEqual([]);
      expect([...shown.links].filter((link) => !twin.links.has(link))).toEqual([]);
      expect(twin.html).toEqual([]);
    },
  );

  test.each(documentPaths)('%s names its version and page, and the page links to it', (page) => {
    const text = read(twinOf(page));
    expect(text).toContain(
      `version ${page.startsWith('/next') ? 'Next' : LATEST}. Page: <${ORIGIN}${page}>`,
    );
    expect(text).not.toMatch(/\{(?:network|contracts|worked|plan)\./u);
    const html = read(`${page}/index.html`);
    const $ = load(html.slice(0, html.indexOf('<body')));
    expect($('link[rel="alternate"][type="text/markdown"]').attr('href')).toBe(twinOf(page));
  });
});

test.each(['/rpc/eth', inCurrent('/rpc/debug'), '/rpc/net'])(
  'each method of %s has a file of its own',
  (page) => {
    const $ = load(read(`${page}/index.html`));
    $('.hash-link, wbr').remove();
    const methods = $('.theme-doc-markdown h3')
      .toArray()
      .map((heading) => squeezed($(heading).text()))
      .filter((name) => /^[a-z]+_\w+$/u.test(name));
    expect(methods.length).toBeGreaterThan(2);
    for (const method of methods) {
      const text = read(methodTwinOf(page, method));
      expect(text).toMatch(new RegExp(`^# ${method}\\n`, 'u'));
      expect(text).toContain(`${ORIGIN}${page}#${method.toLowerCase()}`);
      expect(contentOfTwin(text).blocks.length).toBeGreaterThan(0);
    }
  },
);

test.each([
  ['', latestPaths] as const,
  ...(versions.length > 0 ? [['/next', nextPaths] as const] : []),
])(
  'llms.txt of %s/ lists all pages of its version and nothing that is not there',
  (folder, pages) => {
    const text = read(`${folder}/llms.txt`);
    expect(Buffer.byteLength(text)).toBeLessThan(50_000);
    const {links} = contentOfTwin(text);
    for (const link of links)
      expect(fs.existsSync(path.join(built, link.slice(ORIGIN.length))), link).toBe(true);
    const listed = [...links].filter((link) => link.endsWith('.md'));
    expect(listed.sort()).toEqual(pages.map((page) => `${ORIGIN}${twinOf(page)}`).sort());
    const whole = read(`${folder}/llms-full.txt`);
    for (const page of pages) expect(whole).toContain(read(twinOf(page)).slice(0, 500));
  },
);
