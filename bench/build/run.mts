/*
 * `npm run bench:build [-- pages …]`: build time and memory as a site grows, compared with other generators. Larger
 * sites are copies of the pages in further folders, as further versions would be.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {plainPages, type PlainPage} from '../peers/markdown';
import {buildPeer, converter} from '../peers/prepare';
import {PEERS} from '../peers/sites';
import {growSite} from './growSite';
import {runMeasured, type Run} from './runMeasured';

const sizes = process.argv.slice(2).map(Number);
const built = path.resolve('build');
if (!existsSync(built)) throw new Error('build: expected a build. Run "npm run build" first.');

const pages = plainPages(built, await converter());

/** That many pages: the real ones, then copies in other folders. */
function grown(count: number): PlainPage[] {
  return Array.from({length: count}, (_, index) => {
    const page = pages[index % pages.length];
    if (page === undefined) throw new Error('build: expected pages, found none.');
    const copy = Math.floor(index / pages.length);
    return copy === 0 ? page : {...page, file: `copy-${copy}/${page.file}`};
  });
}

function show(count: number, site: string, build: string, {seconds, megabytes}: Run): void {
  const cells = [
    count,
    site,
    build,
    seconds.toFixed(1),
    ((seconds / count) * 1000).toFixed(0),
    megabytes.toFixed(0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

console.log('| pages | site | build | seconds | ms a page | peak MB |');
console.log('| ---: | --- | --- | ---: | ---: | ---: |');
for (const count of sizes.length > 0 ? sizes : [44, 250, 1000, 4000]) {
  const site = growSite(count);
  for (const build of ['cold', 'warm']) {
    show(count, 'this site', build, await runMeasured(['npm', 'run', '--silent', 'build'], site));
  }
  for (const peer of PEERS) {
    for (const build of ['cold', 'warm']) {
      const run = await buildPeer(peer, grown(count), build === 'cold');
      show(count, peer.name, build, run);
    }
  }
}
