import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {runMeasured, type Run} from '../build/runMeasured';
import type {Converter, PlainPage} from './markdown';
import type {Peer} from './sites';

/** Folder in which peers are installed and built; ignored by git. */
export const cache = path.resolve('node_modules/.cache/bench');

async function install(folder: string, packages: readonly string[]): Promise<void> {
  const stamp = path.join(folder, 'installed.json');
  const wanted = JSON.stringify(packages);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return;
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'package.json'), '{"private": true}\n');
  const npm = ['npm', 'install', '--save-exact', '--no-audit', '--no-fund', '--ignore-scripts'];
  await runMeasured([...npm, ...packages], folder);
  await writeFile(stamp, wanted);
}

/** The converter from HTML to Markdown. */
export async function converter(): Promise<Converter> {
  const folder = path.join(cache, 'converter');
  await install(folder, ['turndown@7.2.1']);
  const Turndown = createRequire(path.join(folder, 'x.js'))('turndown') as new (
    options: object,
  ) => {turndown: Converter; escape: (text: string) => string};
  const service = new Turndown({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
  });
  const escape = service.escape.bind(service);
  service.escape = (text) => escape(text).replace(/[<{}]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
  return (html) => service.turndown(html);
}

/** Folder of a peer's project. */
export const folderOf = (peer: Peer): string => path.join(cache, peer.name.toLowerCase());

/**
 * Writes the pages as a project of a peer, whose packages are installed.
 *
 * @param cold whether to delete caches of earlier builds
 */
export async function writePeer(
  peer: Peer,
  pages: readonly PlainPage[],
  cold: boolean,
): Promise<void> {
  const folder = folderOf(peer);
  await install(folder, peer.packages);
  const leftovers = ['docs', 'src', peer.output];
  if (cold)
    leftovers.push(
      '.docusaurus',
      '.astro',
      'node_modules/.cache',
      'node_modules/.astro',
      'node_modules/.vite',
    );
  for (const name of leftovers) await rm(path.join(folder, name), {recursive: true, force: true});
  for (const [name, text] of Object.entries(peer.files(pages))) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}

/**
 * Writes the pages as a project of a peer and builds it.
 *
 * @param cold whether to delete caches of earlier builds first
 * @returns folder of the site, and the measured build
 * @throws when the build fails, with its output
 */
export async function buildPeer(
  peer: Peer,
  pages: readonly PlainPage[],
  cold = true,
): Promise<Run & {readonly site: string}> {
  const folder = folderOf(peer);
  await writePeer(peer, pages, cold);
  let seconds = 0;
  let processor = 0;
  let megabytes = 0;
  for (const [program = '', ...rest] of peer.build) {
    const command = [path.join(folder, 'node_modules/.bin', program), ...rest];
    const run = await runMeasured(command, folder);
    seconds += run.seconds;
    processor += run.processor;
    megabytes = Math.max(megabytes, run.megabytes);
  }
  return {seconds, processor, megabytes, site: path.join(folder, peer.output)};
}
