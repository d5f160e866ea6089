/*
 * `npm run docs:move -- staking/overview staking/start`: moves a page of Next, with links to it, its line in the sidebar, its
 * search words and tasks, and a redirect from its earlier address on every host.
 */
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {withSlashes} from '../src/profile/sitePath';
import {mentions, planMove, type Sources} from './move-page/plan';

function filesIn(folder: string, ending: RegExp): [file: string, text: string][] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => withSlashes(path.join(folder, name)))
    .filter((file) => ending.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]);
}

function move(from: string, to: string): void {
  const sources: Sources = new Map([
    ...filesIn('docs', /\.mdx?$|\/_data\/[\w-]+\.json$/u),
    ['sidebars.ts', readFileSync('sidebars.ts', 'utf8')],
  ]);
  const {writes, removes} = planMove(sources, {from, to});
  rmSync(removes);
  for (const [file, text] of writes) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
    console.log(file);
  }
  const code = new Map(
    ['src', 'tests', 'bench'].flatMap((folder) => filesIn(folder, /\.tsx?$|topics\.json$/u)),
  );
  const named = mentions(code, from);
  if (named.length > 0) console.log(`\nLook at what names the page:\n${named.join('\n')}`);
  console.log('\nThen run: npm run check -- docs');
}

const [from, to, ...rest] = process.argv.slice(2);
try {
  if (from === undefined || to === undefined || rest.length > 0)
    throw new Error(
      'Expected two paths of pages: npm run docs:move -- staking/overview staking/start',
    );
  move(from, to);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
