import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {chromium, type Browser} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {docusaurusCommand} from '@site/src/docusaurus-patches/quick-config/command';
import {SearchEngine} from '@site/src/search/engine';
import {unpackShard, type PackedShard} from '@site/src/search/pack';
import {urlOf, type SearchShard} from '@site/src/search/records';
import {launchOptions} from '../e2e/chromium';
import {versions} from '../versions';
import {latestPaths} from '../e2e/pages';
import {inCurrent, latestName} from '../e2e/versions';
import {SiteCopy} from '../sites/copy';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A page with a fault that shows when it is compiled. */
const FAULTY = 'docs/validator/evn/network-monitor.mdx';

let copy: SiteCopy;
let server: ChildProcess;
let origin: string;
let browser: Browser;
/** What the server has printed. */
let output = '';

/** The index of the latest version as the development server sends it. */
async function fetchShard(): Promise<SearchShard> {
  const manifest = (await (await fetch(`${origin}/search-index/manifest.json`)).json()) as Record<
    string,
    {en: string}
  >;
  const name = manifest[`docs-default-${latestName}`]?.en ?? '';
  const response = await fetch(`${origin}/search-index/${name}`);
  // The index was made again between both requests.
  if (response.status === 404 && name !== '') return fetchShard();
  return unpackShard((await response.json()) as PackedShard);
}

function answers(shard: SearchShard, query: string): string[] {
  return SearchEngine.of(shard)
    .search(query)
    .map(({page, section}) => urlOf(page, section));
}

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
  copy = new SiteCopy();
  const text = readFileSync(path.join(copy.dir, FAULTY), 'utf8');
  copy.write(FAULTY, `${text}\n<Gibberish />\n`);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = spawn(
    process.execPath,
    [
      ...docusaurusCommand(copy.dir),
      ...['start', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    ],
    {
      cwd: copy.dir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        NO_UPDATE_NOTIFIER: '1',
      },
    },
  );
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('compiled successfully')) resolve();
      });
    }
    server.once('exit', () => {
      reject(new Error(`The development server has ended:\n${output}`));
    });
  });
});

afterAll(async () => {
  await browser.close();
  if (server.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  copy.remove();
});

/** Waits until the server has printed a text since a position of its output; returns what it has printed since. */
async function printedSince(position: number, text: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (output.includes(text, position)) return output.slice(position);
    await wait(100);
  }
  throw new Error(`Expected "${text}", found:\n${output.slice(position)}`);
}

describe('npm start', () => {
  test('searches a site that was never built, from its sources', async () => {
    const shard = await fetchShard();
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
    copy.write(
      file,
      `${readFileSync(path.join(copy.dir, file), 'utf8')}\n## Zebra crossing {#zebra}\n\nStripes.\n`,
    );
    let found: string[] = [];
    for (let tries = 0; tries < 100 && !found.includes('/endpoint#zebra'); tries += 1) {
      await wait(100);
      found = answers(await fetchShard(), 'zebra');
    }
    expect(found).toContain('/endpoint#zebra');
  });

  test.skipIf(latestName === 'current')(
    'says what changed on a page when it is asked',
    async () => {
      const changes = async (address: string) =>
        (await (await fetch(origin + address)).json()) as {version: string; pages?: object[]};
      const all = await changes('/next/changes.json');
      expect(all.version).toBe('Next');
      const [changed] = (all.pages as {path: string; change: string}[]).filter(
        ({change}) => change === 'changed',
      );
      if (changed) expect((await changes(`${changed.path}.changes.json`)).version).toBe('Next');
      expect(
        (await fetch(`${origin}/next/none.changes.json`)).headers.get('content-type'),
      ).not.toMatch(/json/u);
    },
  );

  test('says where a saved page is shown, and warns of its links that lead nowhere', async () => {
    const file = 'docs/staking/overview.mdx';
    const before = readFileSync(path.join(copy.dir, file), 'utf8');
    const position = output.length;
    copy.write(file, `${before}\n[a](./gone.mdx) [b](../endpoint.mdx#gone) [c](#gone-too)\n`);
    const printed = await printedSince(position, '#gone-too');
    const line = before.split('\n').length + 1;
    expect(printed).toContain(`[INFO] ${file} is shown at ${inCurrent('/staking/overview')}`);
    expect(printed).toContain(`[WARNING] ${file}:${line}: the link ./gone.mdx: expected a page`);
    expect(printed).toContain(
      `[WARNING] ${file}:${line}: the link ../endpoint.mdx#gone: expected a section of docs/endpoint.mdx`,
    );
    expect(printed.match(/the link /gu), printed).toHaveLength(3);
    copy.write(file, before);
  });

  test('compiles a page when it is visited, not before', async () => {
    const registry = readFileSync(path.join(copy.dir, '.docusaurus/registry.js'), 'utf8');
    const [, name = ''] =
      /webpackChunkName: "([^"]+)" \*\/ "@site\/docs\/rpc\/txpool\.mdx"/u.exec(registry) ?? [];
    const script = async () => (await fetch(`${origin}/${name}.js`)).text();
    expect(await script()).not.toContain('txpool_contentFrom');
    const page = await browser.newPage();
    await page.goto(origin + inCurrent('/rpc/txpool'));
    await page.locator('#txpool_contentfrom').waitFor();
    expect(await page.locator('h1').textContent()).toContain('txpool');
    expect(output).not.toContain('Gibberish');
    // By a link too.
    await page.getByRole('link', {name: 'net', exact: true}).first().click();
    await page.locator('#net_peercount').waitFor();
    const position = output.length;
    await page.goto(origin + inCurrent('/validator/evn/network-monitor'));
    expect(await printedSince(position, '<Gibberish>')).toContain(FAULTY);
    // Removed: each further compilation would report it.
    const fixed = output.length;
    copy.write(
      FAULTY,
      readFileSync(path.join(copy.dir, FAULTY), 'utf8').replace('<Gibberish />', 'Text.'),
    );
    await printedSince(fixed, 'compiled successfully');
    await page.close();
  });

  describe('when a data file is saved', () => {
    const source = 'docs/staking/overview.mdx';
    const PROFILE = 'docs/_data/network.json';
    const read = (file: string) => readFileSync(path.join(copy.dir, file), 'utf8');
    const period = '"unbondPeriod": { "value": ';

    test('rebuilds the pages that use what has changed, and no others', async () => {
      const before = read(PROFILE);
      const page = await browser.newPage();
      await page.goto(origin + inCurrent('/staking/overview'));
      await page.getByText('7 days').first().waitFor();
      const changed = page.getByText('6 days').first();
      const stamps = () => read('.docusaurus/network-profile/docs/rpc/net.mdx.stamp');
      const other = stamps();
      copy.write(PROFILE, before.replace(/("unbondPeriod": \{ "value": )\d+/u, '$1518400'));
      await changed.waitFor({state: 'attached'});
      expect(stamps()).toBe(other);
      copy.write(PROFILE, before);
      await changed.waitFor({state: 'detached'});
      await page.close();
    });

    test.each([
      ['with a value of another type', PROFILE, period, '"unbondPeriod": { "value": "x" + '],
      ['that is no JSON', 'docs/_data/openrpc/net.json', '"openrpc":', '"openrpc"'],
      ['with a value out of its range', PROFILE, `${period}604800`, `${period}1`],
      ['that is empty', 'docs/_data/glossary.json', /[^]*/u, ''],
    ])(
      'reports a file %s once, keeps the pages, and notices the fix',
      async (_, file, from, to) => {
        const before = read(file);
        // Pages that the last test changed may still be compiled, and would read the file.
        let length = -1;
        while (length !== output.length) {
          length = output.length;
          await wait(1000);
        }
        const position = output.length;
        try {
          copy.write(file, before.replace(from, to));
          await printedSince(position, 'until this is fixed.');
          await wait(1500);
          const printed = output.slice(position);
          expect(printed.match(/\[ERROR\]/gu), printed).toHaveLength(1);
          expect(printed).toContain(file);
          expect(printed.split('\n').length).toBeLessThan(12);
          expect(printed).not.toMatch(/^\s+at /mu);
          // A page that is saved meanwhile is built with the last valid data.
          const since = output.length;
          copy.write(source, `${read(source)}\n`);
          expect(await printedSince(since, 'compiled')).toContain('compiled successfully');
        } finally {
          const fixed = output.length;
          copy.write(file, before);
          await printedSince(fixed, 'The data files are valid again.');
        }
      },
    );

    test('finds the saved value by search', async () => {
      const before = read(PROFILE);
      const text = async () => JSON.stringify(await fetchShard());
      // The latest version has the profile of its release, unless that describes the placeholder.
      const file =
        latestName === 'current'
          ? PROFILE
          : `versioned_docs/version-${latestName}/_data/network.json`;
      const latest = read(file);
      expect(await text()).not.toContain('13 days');
      const saved = (source: string) =>
        source.replace(/("unbondPeriod": \{ "value": )\d+/u, '$11123200');
      copy.write(file, saved(latest));
      copy.write(PROFILE, saved(before));
      let found = '';
      try {
        for (let tries = 0; tries < 100 && !found.includes('13 days'); tries += 1) {
          await wait(100);
          found = await text();
        }
      } finally {
        copy.write(file, latest);
        copy.write(PROFILE, before);
      }
      expect(found).toContain('13 days');
    });

    test('builds pages from valid data while a file is broken at once after another save', async () => {
      const before = read(PROFILE);
      const page = await browser.newPage();
      await page.goto(origin + inCurrent('/staking/overview'));
      await page.getByText('7 days').first().waitFor();
      const position = output.length;
      copy.write(PROFILE, before.replace(/("unbondPeriod": \{ "value": )\d+/u, '$1518400'));
      await page.getByText('6 days').first().waitFor({state: 'attached'});
      copy.write(source, `${read(source)}\n`);
      copy.write(PROFILE, before.replace(`${period}604800`, `${period}1`));
      await printedSince(position, 'until this is fixed.');
      expect(output.slice(position).match(/\[ERROR\]|ERROR in/gu)).toHaveLength(1);
      const fixed = output.length;
      copy.write(PROFILE, before);
      await printedSince(fixed, 'The data files are valid again.');
      await page.close();
    });

    test('ignores a save in two steps', async () => {
      const before = read(PROFILE);
      const position = output.length;
      copy.write(PROFILE, before.slice(0, 5000));
      await wait(120);
      copy.write(PROFILE, before);
      await wait(2500);
      expect(output.slice(position)).not.toMatch(/ERROR|WARNING/u);
    });
  });
});
