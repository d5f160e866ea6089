import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {beforeAll, describe, expect, test} from 'vitest';
import {documentPaths, latestPaths} from '../e2e/pages';
import {ensureSite} from '../sites/ensure';
import {projectDir, shippedSite} from '../sites/paths';
import {loadVersion} from '@site/src/profile/load';

const {network} = loadVersion(projectDir, 'current');
const ORIGIN = network.site.url;

let built: string;

beforeAll(async () => {
  built = await ensureSite(shippedSite);
});

const heads = new Map<string, ReturnType<typeof readHead>>();

/** Metadata in the head of a page, by the name or property of its elements. Cached, because pages are long. */
function head(file: string) {
  const known = heads.get(file) ?? readHead(file);
  heads.set(file, known);
  return known;
}

function readHead(file: string) {
  const text = readFileSync(path.join(built, file), 'utf8');
  const $ = load(text.slice(0, text.indexOf('<body')));
  const meta = (name: string) =>
    $(`meta[name="${name}"], meta[property="${name}"]`)
      .toArray()
      .map((element) => $(element).attr('content'));
  return {meta, canonical: $('link[rel="canonical"]').attr('href')};
}

const fileOf = (page: string) => `${page}/index.html`;

/** The canonical address of a page. */
const addressOf = (page: string) => `${ORIGIN}${page}`;

describe.each(documentPaths)('%s', (page) => {
  test('has one description, of a length that search engines show', () => {
    const {meta} = head(fileOf(page));
    expect(meta('description')).toHaveLength(1);
    expect(meta('description')[0]?.length).toBeGreaterThanOrEqual(50);
    expect(meta('og:description')).toEqual(meta('description'));
  });

  test('has a social card of its own, with alternative text', () => {
    const {meta} = head(fileOf(page));
    const [card = '', ...others] = meta('og:image');
    expect(others).toEqual([]);
    expect(meta('twitter:image')).toEqual([card]);
    expect(card.startsWith(`${ORIGIN}/img/cards/`)).toBe(true);
    expect(existsSync(path.join(built, new URL(card).pathname))).toBe(true);
    expect(meta('og:image:alt')[0]).toContain(`: ${network.name} documentation`);
  });

  test('has a canonical address, and tells robots whether to index it', () => {
    const {meta, canonical} = head(fileOf(page));
    expect(canonical).toBe(addressOf(page));
    expect(meta('og:url')).toEqual([addressOf(page)]);
    expect(meta('robots')).toEqual(latestPaths.includes(page) ? [] : ['noindex, nofollow']);
  });
});

test('cards differ between pages', () => {
  const cards = documentPaths.map((page) => head(fileOf(page)).meta('og:image')[0]);
  expect(new Set(cards).size).toBe(documentPaths.length);
});

test.each(['404.html', 'search/index.html'])('robots stay out of %s', (file) => {
  expect(head(file).meta('robots')).toEqual(['noindex, follow']);
});

test('the sitemap lists the documents of the latest version, and nothing else', () => {
  const $ = load(readFileSync(path.join(built, 'sitemap.xml'), 'utf8'), {xml: true});
  const listed = $('loc')
    .toArray()
    .map((element) => $(element).text());
  expect(listed.sort()).toEqual(latestPaths.map(addressOf).sort());
});
