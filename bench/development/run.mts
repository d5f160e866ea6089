/*
 * `npm run bench:development`: seconds from `npm start` to the first page, and from saving a file to its text on the screen:
 * of a page, of the network profile, of an OpenRPC document. Works on a copy of the project.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {foreignPages} from '../foreign/pages';
import {growSite} from '../build/growSite';
import {launchOptions} from '../../tests/e2e/chromium';

const PORT = 3977;
const origin = `http://127.0.0.1:${String(PORT)}`;
const count = Number(process.argv[2] ?? 0);
const RUNS = 3;
const PROFILE = 'docs/_data/network.json';
/** A parameter, its other value, and that as pages show it. */
const PARAMETER = ['"value": 604800', '"value": 518400', '6 days'] as const;

const {folder} = growSite(foreignPages(count, process.cwd()));

function start(): ChildProcess {
  return spawn('npm', ['start', '--', '--no-open', '--port', String(PORT), '--host', '127.0.0.1'], {
    cwd: folder,
    stdio: process.env.VERBOSE ? 'inherit' : 'ignore',
    detached: true,
    env: {...process.env, BROWSER: 'none'},
  });
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => {
      resolve();
    });
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
  });
}

/** Seconds until the address shows the text; it is loaded again until the server answers. */
async function untilShown(page: Page, address: string, text: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    try {
      await page.goto(origin + address);
      break;
    } catch {
      await page.waitForTimeout(50);
    }
  }
  await page.getByText(text).first().waitFor({timeout: 300_000});
  return (performance.now() - started) / 1000;
}

/** Seconds from saving a file with a replacement until the page, which stays open, shows it; then the file is restored. */
async function save(
  page: Page,
  file: string,
  from: string,
  to: string,
  shown: string,
): Promise<number> {
  const place = path.join(folder, file);
  const before = readFileSync(place, 'utf8');
  if (!before.includes(from)) throw new Error(`${file}: expected the text ${from}.`);
  const started = performance.now();
  writeFileSync(place, before.replace(from, to));
  await page.getByText(shown).first().waitFor({state: 'attached', timeout: 120_000});
  const seconds = (performance.now() - started) / 1000;
  writeFileSync(place, before);
  await page.getByText(shown).first().waitFor({state: 'detached', timeout: 120_000});
  return seconds;
}

const shown = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(', ');

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
for (const kind of ['cold', 'warm']) {
  if (kind === 'cold') rmSync(path.join(folder, '.docusaurus'), {recursive: true, force: true});
  const server = start();
  console.log(
    `| ${kind} start to the first page | ${shown([await untilShown(page, '/next/endpoint', 'Endpoint')])} |`,
  );
  if (kind === 'cold') await stop(server);
  else {
    const times = {
      page: [] as number[],
      name: [] as number[],
      parameter: [] as number[],
      openrpc: [] as number[],
    };
    for (let run = 0; run < RUNS; run += 1) {
      await page.goto(`${origin}/next/endpoint`);
      await page.locator('h1').waitFor();
      times.page.push(await save(page, 'docs/endpoint.mdx', '\n## ', '\n## Saved ', 'Saved '));
      times.name.push(
        await save(page, PROFILE, 'Example Network', 'Sample Network', 'Sample Network'),
      );
      await page.goto(`${origin}/next/staking/overview`);
      await page.locator('h1').waitFor();
      times.parameter.push(await save(page, PROFILE, ...PARAMETER));
      await page.goto(`${origin}/next/rpc/net`);
      await page.locator('h1').waitFor();
      times.openrpc.push(
        await save(
          page,
          'docs/_data/openrpc/net.json',
          '"summary": "',
          '"summary": "Saved ',
          'Saved ',
        ),
      );
    }
    for (const [what, seconds] of Object.entries(times)) {
      console.log(`| saved: ${what} | ${shown(seconds)} |`);
    }
    await stop(server);
  }
}
await browser.close();
