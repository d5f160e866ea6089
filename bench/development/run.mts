/*
 * `npm run bench:development [-- foreign pages …]`: seconds from `npm start` to the first page, next to stock Docusaurus with
 * the same pages, and from saving a file to its text on the screen: of a page, of the network profile, of an OpenRPC
 * document. Works on copies of the project.
 */
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {growSite} from '../build/growSite';
import {foreignPages} from '../foreign/pages';
import {plainPages} from '../peers/markdown';
import {converter, folderOf, writePeer} from '../peers/prepare';
import {DOCUSAURUS} from '../peers/sites';
import {launchOptions} from '../../tests/e2e/chromium';
import {freePort} from '../../tests/server/freePort';
import {MeasuredServer} from './server';

const RUNS = 3;
const FIRST = '/endpoint';
const PROFILE = 'docs/_data/network.json';

/** A save: the page on the screen, the file, a text of it, its replacement, and that as the page shows it. */
const SAVES = {
  'a page': ['/next/endpoint', 'docs/endpoint.mdx', '\n## ', '\n## Saved ', 'Saved '],
  'the name of the network': [
    '/next/endpoint',
    PROFILE,
    'Example Network',
    'Sample Network',
    'Sample Network',
  ],
  'a parameter of the profile': [
    '/next/staking/overview',
    PROFILE,
    '"value": 604800',
    '"value": 518400',
    '6 days',
  ],
  'a document of the RPC methods': [
    '/next/rpc/net',
    'docs/_data/openrpc/net.json',
    '"summary": "',
    '"summary": "Saved ',
    'Saved ',
  ],
} as const;

interface Start {
  readonly seconds: number;
  readonly cpu: number;
}

const origin = (port: number) => `http://127.0.0.1:${port}`;

/** Loads an address until the server answers, and waits for the page's title. */
async function untilShown(page: Page, address: string): Promise<void> {
  for (;;) {
    try {
      await page.goto(address);
      break;
    } catch {
      await page.waitForTimeout(50);
    }
  }
  await page.locator('article h1').first().waitFor({timeout: 600_000});
}

/** Seconds from saving a file with a replacement until the page, which stays open, shows it; then the file is restored. */
async function save(
  page: Page,
  place: string,
  from: string,
  to: string,
  shown: string,
): Promise<number> {
  const before = readFileSync(place, 'utf8');
  if (!before.includes(from)) throw new Error(`${place}: expected the text ${from}.`);
  const started = performance.now();
  writeFileSync(place, before.replace(from, to));
  await page.getByText(shown).first().waitFor({state: 'attached', timeout: 300_000});
  const seconds = (performance.now() - started) / 1000;
  writeFileSync(place, before);
  await page.getByText(shown).first().waitFor({state: 'detached', timeout: 300_000});
  return seconds;
}

const row = (...cells: readonly (string | number)[]) => {
  console.log(`| ${cells.join(' | ')} |`);
};

const built = path.resolve('build');
if (!existsSync(built)) throw new Error('build: expected a build. Run "npm run build" first.');
const own = plainPages(built, await converter());
const browser = await chromium.launch(launchOptions());

/** Starts a server, measures it, and does something with it. */
async function measured(
  command: (port: string) => readonly string[],
  folder: string,
  temporary?: string,
  then?: (page: Page, origin: string) => Promise<void>,
): Promise<Start & {readonly temporary: string}> {
  const port = await freePort();
  const page = await browser.newPage();
  const started = performance.now();
  const server = new MeasuredServer(command(String(port)), folder, temporary);
  try {
    await untilShown(page, origin(port) + FIRST);
    const seconds = (performance.now() - started) / 1000;
    const cpu = server.cpu();
    await then?.(page, origin(port));
    return {seconds, cpu, temporary: server.temporary};
  } finally {
    await server.stop();
    await page.close();
  }
}

const options = (port: string) => ['--no-open', '--host', '127.0.0.1', '--port', port];
const ours = (port: string) => ['npm', 'start', '--', ...options(port)];
const stock = (port: string) => ['npm', 'exec', '--', 'docusaurus', 'start', ...options(port)];

row('pages', 'what', 'this site', 'Docusaurus', '×', 'processor: this site', 'Docusaurus', '×');
row('---:', '---', '---:', '---:', '---:', '---:', '---:', '---:');
for (const count of process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 1000]) {
  const foreign = foreignPages(count, process.cwd());
  const {folder} = growSite(foreign);
  const all = [...own, ...foreign];
  await writePeer(DOCUSAURUS, all, true);
  const compare = (what: string, site: Start, other: Start) => {
    const cells = (['seconds', 'cpu'] as const).flatMap((key) => [
      site[key].toFixed(1),
      other[key].toFixed(1),
      (site[key] / other[key]).toFixed(2),
    ]);
    row(all.length, what, ...cells);
  };
  for (const name of ['.docusaurus', 'node_modules/.cache'])
    rmSync(path.join(folder, name), {recursive: true, force: true});
  const stockCold = await measured(stock, folderOf(DOCUSAURUS));
  const cold = await measured(ours, folder);
  compare('start to the first page, cold', cold, stockCold);
  const stockWarm = await measured(stock, folderOf(DOCUSAURUS), stockCold.temporary);
  const times = new Map<string, number[]>();
  const warm = await measured(ours, folder, cold.temporary, async (page, site) => {
    for (let run = 0; run < RUNS; run += 1)
      for (const [what, [address, file, from, to, shown]] of Object.entries(SAVES)) {
        await untilShown(page, site + address);
        const seconds = await save(page, path.join(folder, file), from, to, shown);
        times.set(what, [...(times.get(what) ?? []), seconds]);
      }
  });
  compare('start to the first page, warm', warm, stockWarm);
  for (const [what, seconds] of times)
    row(
      all.length,
      `saved: ${what}`,
      seconds.map((each) => each.toFixed(1)).join(', '),
      ...Array<string>(5).fill(''),
    );
}
await browser.close();
