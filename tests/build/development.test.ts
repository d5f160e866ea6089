import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {SearchEngine} from '@site/src/search/engine';
import {urlOf, type SearchShard} from '@site/src/search/records';
import {latestPaths} from '../e2e/pages';
import {inCurrent, latestName} from '../e2e/versions';
import {versions} from '../versions';
import {DevelopmentSite} from './developmentSite';

/** A page with a fault that shows when it is compiled. */
const FAULTY = 'docs/validator/evn/network-monitor.mdx';

let site: DevelopmentSite;

function answers(shard: SearchShard, query: string): string[] {
  return SearchEngine.of(shard)
    .search(query)
    .map(({page, section}) => urlOf(page, section));
}

beforeAll(async () => {
  site = await DevelopmentSite.start((copy) => {
    const text = readFileSync(path.join(copy.dir, FAULTY), 'utf8');
    copy.write(FAULTY, `${text}\n<Gibberish />\n`);
  });
});

afterAll(() => site.stop());

describe('npm start', () => {
  test('searches a site that was never built, from its sources', async () => {
    const shard = await site.searchShard();
    expect(shard.pages).toHaveLength(latestPaths.length);
    expect(answers(shard, 'staking overview')[0]).toBe('/staking/overview');
    expect(answers(shard, 'eth_getBlockByNumber')[0]).toBe('/rpc/eth#eth_getblockbynumber');
    expect(answers(shard, 'rotate consensus key')[0]).toBe(
      '/validator/manage-keys#rotate-consensus',
    );
    expect(JSON.stringify(shard)).not.toMatch(/\{network\./u);
  });

  test('finds a page that was just saved', async () => {
    const [latest] = versions;
    const file = `${latest === undefined ? 'docs' : `versioned_docs/version-${latest}`}/endpoint.mdx`;
    site.copy.write(
      file,
      `${readFileSync(path.join(site.copy.dir, file), 'utf8')}\n## Zebra crossing {#zebra}\n\nStripes.\n`,
    );
    let found: string[] = [];
    for (let tries = 0; tries < 100 && !found.includes('/endpoint#zebra'); tries += 1) {
      await wait(100);
      found = answers(await site.searchShard(), 'zebra');
    }
    expect(found).toContain('/endpoint#zebra');
  });

  test.skipIf(latestName === 'current')(
    'says what changed on a page when it is asked',
    async () => {
      const changes = async (address: string) =>
        (await (await fetch(site.origin + address)).json()) as {version: string; pages?: object[]};
      const all = await changes('/next/changes.json');
      expect(all.version).toBe('Next');
      const [changed] = (all.pages as {path: string; change: string}[]).filter(
        ({change}) => change === 'changed',
      );
      if (changed) expect((await changes(`${changed.path}.changes.json`)).version).toBe('Next');
      expect(
        (await fetch(`${site.origin}/next/none.changes.json`)).headers.get('content-type'),
      ).not.toMatch(/json/u);
    },
  );

  test('says where a saved page is shown, and warns of its links that lead nowhere', async () => {
    const file = 'docs/staking/overview.mdx';
    const before = readFileSync(path.join(site.copy.dir, file), 'utf8');
    const position = site.output.length;
    site.copy.write(file, `${before}\n[a](./gone.mdx) [b](../endpoint.mdx#gone) [c](#gone-too)\n`);
    const printed = await site.printedSince(position, '#gone-too');
    const line = before.split('\n').length + 1;
    expect(printed).toContain(`[INFO] ${file} is shown at ${inCurrent('/staking/overview')}`);
    expect(printed).toContain(`[WARNING] ${file}:${line}: the link ./gone.mdx: expected a page`);
    expect(printed).toContain(
      `[WARNING] ${file}:${line}: the link ../endpoint.mdx#gone: expected a section of docs/endpoint.mdx`,
    );
    expect(printed.match(/the link /gu), printed).toHaveLength(3);
    site.copy.write(file, before);
  });

  test('compiles a page when it is visited, not before', async () => {
    const registry = readFileSync(path.join(site.copy.dir, '.docusaurus/registry.js'), 'utf8');
    const [, name = ''] =
      /webpackChunkName: "([^"]+)" \*\/ "@site\/docs\/rpc\/txpool\.mdx"/u.exec(registry) ?? [];
    const script = async () => (await fetch(`${site.origin}/${name}.js`)).text();
    expect(await script()).not.toContain('txpool_contentFrom');
    const page = await site.browser.newPage();
    await page.goto(site.origin + inCurrent('/rpc/txpool'));
    await page.locator('#txpool_contentfrom').waitFor();
    expect(await page.locator('h1').textContent()).toContain('txpool');
    expect(site.output).not.toContain('Gibberish');
    // By a link too.
    await page.getByRole('link', {name: 'net', exact: true}).first().click();
    await page.locator('#net_peercount').waitFor();
    const position = site.output.length;
    await page.goto(site.origin + inCurrent('/validator/evn/network-monitor'));
    expect(await site.printedSince(position, '<Gibberish>')).toContain(FAULTY);
    // Removed: each further compilation would report it.
    const fixed = site.output.length;
    site.copy.write(
      FAULTY,
      readFileSync(path.join(site.copy.dir, FAULTY), 'utf8').replace('<Gibberish />', 'Text.'),
    );
    await site.printedSince(fixed, 'compiled successfully');
    await page.close();
  });

  describe('when a data file is saved', () => {
    const source = 'docs/staking/overview.mdx';
    const PROFILE = 'docs/_data/network.json';
    const read = (file: string) => readFileSync(path.join(site.copy.dir, file), 'utf8');
    const period = /("unbondPeriod":\s*\{\s*"value":\s*)\d+/u;
    const days = (source: string) => Number(/"unbondPeriod"\D+(\d+)/u.exec(source)?.[1]) / 86_400;
    /** The profile with another period of unbonding. */
    const withPeriod = (source: string, value: string) =>
      source.replace(period, (_, key: string) => key + value);

    test('rebuilds the pages that use what has changed, and no others', async () => {
      const before = read(PROFILE);
      const page = await site.browser.newPage();
      await page.goto(site.origin + inCurrent('/staking/overview'));
      await page
        .getByText(`${days(before)} days`)
        .first()
        .waitFor();
      const changed = page.getByText('11 days').first();
      const stamps = () => read('.docusaurus/network-profile/docs/rpc/net.mdx.stamp');
      const other = stamps();
      site.copy.write(PROFILE, withPeriod(before, '950400'));
      await changed.waitFor({state: 'attached'});
      expect(stamps()).toBe(other);
      site.copy.write(PROFILE, before);
      await changed.waitFor({state: 'detached'});
      await page.close();
    });

    test.each([
      ['with a value of another type', PROFILE, period, '$1"x" + 1'],
      ['that is no JSON', 'docs/_data/openrpc/net.json', '"openrpc":', '"openrpc"'],
      ['with a value out of its range', PROFILE, period, '$1 1'],
      ['that is empty', 'docs/_data/glossary.json', /[^]*/u, ''],
    ])(
      'reports a file %s once, keeps the pages, and notices the fix',
      async (_, file, from, to) => {
        const before = read(file);
        // Pages that the last test changed may still be compiled, and would read the file.
        let length = -1;
        while (length !== site.output.length) {
          length = site.output.length;
          await wait(1000);
        }
        const position = site.output.length;
        try {
          site.copy.write(file, before.replace(from, to));
          await site.printedSince(position, 'until this is fixed.');
          await wait(1500);
          const printed = site.output.slice(position);
          expect(printed.match(/\[ERROR\]/gu), printed).toHaveLength(1);
          expect(printed).toContain(file);
          expect(printed.split('\n').length).toBeLessThan(12);
          expect(printed).not.toMatch(/^\s+at /mu);
          // A page that is saved meanwhile is built with the last valid data.
          const since = site.output.length;
          site.copy.write(source, `${read(source)}\n`);
          expect(await site.printedSince(since, 'compiled')).toContain('compiled successfully');
        } finally {
          const fixed = site.output.length;
          site.copy.write(file, before);
          await site.printedSince(fixed, 'The data files are valid again.');
        }
      },
    );

    test('finds the saved value by search', async () => {
      const before = read(PROFILE);
      const text = async () => JSON.stringify(await site.searchShard());
      // The latest version has the profile of its release, unless that describes the placeholder.
      const file =
        latestName === 'current'
          ? PROFILE
          : `versioned_docs/version-${latestName}/_data/network.json`;
      const latest = read(file);
      expect(await text()).not.toContain('13 days');
      site.copy.write(file, withPeriod(latest, '1123200'));
      site.copy.write(PROFILE, withPeriod(before, '1123200'));
      let found = '';
      try {
        for (let tries = 0; tries < 100 && !found.includes('13 days'); tries += 1) {
          await wait(100);
          found = await text();
        }
      } finally {
        site.copy.write(file, latest);
        site.copy.write(PROFILE, before);
      }
      expect(found).toContain('13 days');
    });

    test('builds pages from valid data while a file is broken at once after another save', async () => {
      const before = read(PROFILE);
      const page = await site.browser.newPage();
      await page.goto(site.origin + inCurrent('/staking/overview'));
      await page
        .getByText(`${days(before)} days`)
        .first()
        .waitFor();
      const position = site.output.length;
      site.copy.write(PROFILE, withPeriod(before, '950400'));
      await page.getByText('11 days').first().waitFor({state: 'attached'});
      site.copy.write(source, `${read(source)}\n`);
      site.copy.write(PROFILE, withPeriod(before, '1'));
      await site.printedSince(position, 'until this is fixed.');
      expect(site.output.slice(position).match(/\[ERROR\]|ERROR in/gu)).toHaveLength(1);
      const fixed = site.output.length;
      site.copy.write(PROFILE, before);
      await site.printedSince(fixed, 'The data files are valid again.');
      await page.close();
    });

    test('ignores a save in two steps', async () => {
      const before = read(PROFILE);
      const position = site.output.length;
      site.copy.write(PROFILE, before.slice(0, 5000));
      await wait(120);
      site.copy.write(PROFILE, before);
      await wait(2500);
      expect(site.output.slice(position)).not.toMatch(/ERROR|WARNING/u);
    });
  });
});
