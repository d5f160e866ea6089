import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {beforeAll, expect, test} from 'vitest';
import {loadProfile} from '@site/src/profile/load';
import {feedsOf} from '@site/src/plugins/feeds';
import {versions} from '../versions';
import {documentPaths} from '../e2e/pages';
import {ensureSite} from '../sites/ensure';
import {projectDir, shippedSite} from '../sites/paths';

const site = loadProfile(projectDir, 'current').site.url;
const feeds = feedsOf(projectDir, versions);

/** Those of all pages, as far as the profile has something to tell. */
const inHead = ['mainnet/all.atom', 'mainnet/all.json', 'documentation.atom'].filter((name) =>
  feeds.has(`/feeds/${name}`),
);

let built: string;

beforeAll(async () => {
  built = await ensureSite(shippedSite);
});

const pageAt = (address: string) =>
  load(fs.readFileSync(path.join(built, address, 'index.html'), 'utf8'));

test('every page links feeds in its head, and they are published', () => {
  const published = [...feeds.keys()].filter((name) => fs.existsSync(path.join(built, name)));
  expect(published).toEqual([...feeds.keys()]);
  for (const page of documentPaths) {
    const html = fs.readFileSync(path.join(built, page, 'index.html'), 'utf8');
    const links = load(html.slice(0, html.indexOf('<body')))('link[rel="alternate"][title]')
      .toArray()
      .map(({attribs: {href = ''}}) => href);
    expect(links.filter((href) => feeds.has(href))).toHaveLength(inHead.length);
  }
});

test.each(versions.length > 0 ? ['', '/next'] : [''])(
  'the specification of "%s" links all feeds of readers',
  (base) => {
    const $ = pageAt(base);
    const links = $('a[href^="/feeds/"]')
      .toArray()
      .map(({attribs: {href = ''}}) => href);
    const missing = [...feeds.keys()].filter((name) => !links.includes(name));
    // Appointments of forks that are over are in calendars only.
    expect(missing.filter((name) => !name.includes('/fork-'))).toEqual([]);
    expect(links.filter((href) => !feeds.has(href))).toEqual([]);
  },
);

test('what feeds lead to on the site exists, with its section', () => {
  const text = [...feeds.values()].join('\n').replaceAll('\r\n ', '');
  const found = [...text.matchAll(/https?:\/\/[^\s"<>\\]+/gu)].map(([url]) => url);
  const own = new Set(found.filter((url) => url.startsWith(`${site}/`) || url === site));
  expect(own.size).toBeGreaterThan(2);
  const wrong = [...own].filter((url) => {
    const {pathname, hash} = new URL(url);
    if (feeds.has(pathname)) return false;
    if (!fs.existsSync(path.join(built, pathname, 'index.html'))) return true;
    return hash !== '' && pageAt(pathname)(`[id="${hash.slice(1)}"]`).length === 0;
  });
  expect(wrong).toEqual([]);
});
