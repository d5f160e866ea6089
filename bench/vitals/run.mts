/*
 * `npm run bench [-- runs]`: this site compared with other generators with the same pages, on a slow phone. Visits
 * alternate between the sites, so that other load affects all of them alike. Only ratios within one run are meaningful.
 */
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {plainPages} from '../peers/markdown';
import {buildPeer, cache, converter} from '../peers/prepare';
import {PEERS} from '../peers/sites';
import {plot} from './plot';
import {serve, type Served} from './serve';
import {table} from './summary';
import {visit, type Vitals} from './visit';

/**
 * Five different pages: a start page, the longest page, two guides, and the search page, which peers only have as a
 * dialog.
 */
const PAGES: readonly {readonly page: string; readonly target?: string; readonly ours?: true}[] = [
  {page: '/', target: '/staking/overview'},
  {page: '/rpc/eth'},
  {page: '/staking/user-guide', target: '/staking/overview'},
  {page: '/validator/run-val', target: '/staking/overview'},
  {page: '/search', ours: true},
];

const runs = Number(process.argv[2] ?? 5);
const built = path.resolve('build');
if (!existsSync(built)) throw new Error('build: expected a build. Run "npm run build" first.');

const sites = new Map<string, Served>([['this site', await serve(built)]]);
const pages = plainPages(built, await converter());
for (const peer of PEERS) {
  console.error(`Building ${peer.name} …`);
  sites.set(peer.name, await serve((await buildPeer(peer, pages)).site));
}

const results = new Map<string, Map<string, Vitals[]>>();
for (const {page, target, ours} of PAGES) {
  const ofPage = new Map<string, Vitals[]>();
  results.set(page, ofPage);
  // The first round warms the servers' caches and is not counted.
  for (let round = 0; round <= runs; round += 1) {
    for (const [site, {origin}] of sites) {
      if (ours && site !== 'this site') continue;
      const vitals = await visit(`${origin}${page}`, target);
      if (round > 0) ofPage.set(site, [...(ofPage.get(site) ?? []), vitals]);
    }
  }
  console.log(`\n### \`${page}\`\n\n${table(ofPage)}`);
}
for (const {close} of sites.values()) await close();

await mkdir(cache, {recursive: true});
for (const [key, title] of [
  ['lcp', 'Largest contentful paint, ms'],
  ['blocking', 'Blocking time, ms'],
] as const) {
  const file = path.join(cache, `${key}.svg`);
  await writeFile(file, plot(title, key, results));
  console.log(`\nPlot: ${path.relative('', file)}`);
}
