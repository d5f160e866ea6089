import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {siteDir} from '../pages';

/** The packages, with lockfiles: the programs, and apart what a client needs that one of them writes. */
const WANTED = path.join(__dirname, 'programs');
const PROJECTS = ['', 'client'];
const FILES = ['package.json', 'package-lock.json'];

/** The folder that Node finds the programs from, or why there is none. */
export type Programs = {readonly folder: string} | {readonly missing: string};

/**
 * Installs the programs that read the downloads, once for each lockfile: 750 packages, 400 MB, in half a minute. The
 * project's own packages would be half as many again with them. Without install scripts.
 *
 * @returns a folder with the programs in `node_modules`, and with the folder `client`
 */
export function installPrograms(): Programs {
  const files = PROJECTS.flatMap((project) => FILES.map((file) => path.join(project, file)));
  const hash = createHash('sha256');
  for (const file of files) hash.update(fs.readFileSync(path.join(WANTED, file)));
  const cache = path.join(siteDir, 'node_modules/.cache/programs');
  const folder = path.join(cache, hash.digest('hex').slice(0, 12));
  const mark = path.join(folder, 'installed');
  if (fs.existsSync(mark)) return {folder};
  fs.rmSync(cache, {recursive: true, force: true});
  fs.mkdirSync(path.join(folder, 'client'), {recursive: true});
  for (const file of files) fs.copyFileSync(path.join(WANTED, file), path.join(folder, file));
  try {
    for (const project of PROJECTS) {
      const cwd = path.join(folder, project);
      fs.copyFileSync(path.join(siteDir, '.npmrc'), path.join(cwd, '.npmrc'));
      const flags = ['ci', '--ignore-scripts', '--prefer-offline'];
      execFileSync('npm', flags, {cwd, stdio: 'pipe', timeout: 240_000});
    }
  } catch (error) {
    const {stderr} = error as {stderr?: Buffer};
    return {missing: `npm could not install them: ${stderr?.toString().trim() ?? String(error)}`};
  }
  fs.writeFileSync(mark, '');
  return {folder};
}
