// cspell:ignore easyops
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Other search libraries, at the versions in bench/README.md. Too large to be dependencies of the site. */
const PEERS = ['pagefind@1.4.0', '@easyops-cn/docusaurus-search-local@0.55.3'];

export const peersFolder = path.resolve('.cache/search-peers');

/** Loads an export of a peer into Node. */
export const requirePeer = createRequire(path.join(peersFolder, 'package.json'));

/** Installs the peers if necessary: some minutes, and several hundred megabytes below `.cache`. */
export function installPeers(): void {
  const done = path.join(peersFolder, `${PEERS.join(' ').replaceAll(/[@/]/gu, '_')}.done`);
  if (existsSync(done)) return;
  mkdirSync(peersFolder, {recursive: true});
  writeFileSync(path.join(peersFolder, 'package.json'), '{"private": true}');
  const options = ['--no-save', '--ignore-scripts', '--legacy-peer-deps', '--no-audit'];
  execFileSync('npm', ['install', ...options, ...PEERS], {cwd: peersFolder, stdio: 'inherit'});
  writeFileSync(done, '');
}
