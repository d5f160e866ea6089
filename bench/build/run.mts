/*
 * `npm run bench:build [-- foreign pages …]`: build time, processor time and memory of the shipped pages with that many
 * foreign ones, and of stock Docusaurus with the same pages: cold, warm, and warm with one page changed.
 */
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {foreignPages} from '../foreign/pages';
import {plainPages, type PlainPage} from '../peers/markdown';
import {buildPeer, cache, converter} from '../peers/prepare';
import {DOCUSAURUS} from '../peers/sites';
import {growSite} from './growSite';
import {plotGrowth, type Measured} from './plotGrowth';
import {runMeasured, type Run} from './runMeasured';

const sizes = process.argv.slice(2).map(Number);
const built = path.resolve('build');
if (!existsSync(built)) throw new Error('build: expected a build. Run "npm run build" first.');

const own = plainPages(built, await converter());
const results: Measured[] = [];

function show(pages: number, site: string, build: string, run: Run): void {
  const {seconds, processor, megabytes} = run;
  // A peer's run names its folder as site.
  results.push({...run, pages, site, build});
  const other = results.find((each) => each.pages === pages && each.build === build);
  const ratio = (value: number, of: number | undefined) =>
    other === results.at(-1) || of === undefined ? '1' : (value / of).toFixed(2);
  const cells = [
    pages,
    site,
    build,
    seconds.toFixed(1),
    ratio(seconds, other?.seconds),
    ((seconds / pages) * 1000).toFixed(0),
    processor.toFixed(1),
    ratio(processor, other?.processor),
    megabytes.toFixed(0),
    ratio(megabytes, other?.megabytes),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

const changed = (pages: readonly PlainPage[]): PlainPage[] =>
  pages.map((page, index) =>
    index === pages.length - 1 ? {...page, body: `${page.body}\n\nOne paragraph more.`} : page,
  );

console.log(
  '| pages | site | build | seconds | × stock | ms a page | processor s | × stock | peak MB | × stock |',
);
console.log('| ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const count of sizes.length > 0 ? sizes : [0, 250, 1000, 4000]) {
  const foreign = foreignPages(count, process.cwd());
  const all = [...own, ...foreign];
  for (const [build, pages] of [
    ['cold', all],
    ['warm', all],
    ['one page changed', changed(all)],
  ] as const) {
    show(all.length, 'Docusaurus', build, await buildPeer(DOCUSAURUS, pages, build === 'cold'));
  }
  const site = growSite(foreign);
  const ours = () => runMeasured(['npm', 'run', '--silent', 'build'], site.folder);
  show(all.length, 'this site', 'cold', await ours());
  show(all.length, 'this site', 'warm', await ours());
  const last = foreign.at(-1);
  if (last) {
    site.change(last);
    show(all.length, 'this site', 'one page changed', await ours());
  }
}
await mkdir(cache, {recursive: true});
await writeFile(path.join(cache, 'growth.svg'), plotGrowth(results));
console.log(`\nPlot: ${path.relative('', path.join(cache, 'growth.svg'))}`);
