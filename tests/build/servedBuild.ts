import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Rules} from '../../src/hosting/rules';
import {serveWithNginx} from '../server/nginx';
import {requestAsWritten} from '../server/requestAsWritten';
import {ensureSite} from '../sites/ensure';
import {shippedSite} from '../sites/paths';

/** Files of the build without compressed copies. */
export const WITHOUT_COPIES = [
  'staking/overview/index.html',
  'staking/overview.md',
  'openrpc.json',
];

/** A copy of the shipped site behind a real nginx, with files in it and next to it that nobody may access. */
export interface ServedBuild {
  /** Folder of the generated configuration. */
  readonly hosting: string;
  readonly rules: Rules;
  /** Sends a request whose target is not normalised. */
  readonly get: (
    target: string,
    headers?: Record<string, string>,
    method?: string,
  ) => ReturnType<typeof requestAsWritten>;
  /** Contents of a file of the build, by its name or its path from the root. */
  readonly file: (name: string) => Buffer;
  /** Path of the main script, whose name has a hash. */
  readonly script: () => string;
  readonly close: () => Promise<void>;
}

/** Serves the shipped site, which is built if needed. */
export async function serveBuild(): Promise<ServedBuild> {
  const built = await ensureSite(shippedSite);
  const hosting = `${built}-hosting`;
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-served-'));
  const root = path.join(folder, 'build');
  cpSync(built, root, {recursive: true});
  mkdirSync(path.join(root, '.git'));
  mkdirSync(path.join(root, '.well-known'));
  writeFileSync(path.join(root, '.git/config'), 'secret');
  writeFileSync(path.join(root, '.env'), 'secret');
  writeFileSync(path.join(root, 'rpc/.hidden'), 'secret');
  writeFileSync(path.join(root, '.well-known/security.txt'), 'Contact: someone\n');
  writeFileSync(path.join(folder, 'outside.txt'), 'secret');
  // Of an earlier deploy, kept for pages that are open.
  writeFileSync(path.join(root, 'assets/js/rpc-worker.0a1b2c3d.js'), '1');
  for (const copy of ['.br', '.gz']) {
    for (const name of WITHOUT_COPIES) rmSync(path.join(root, `${name}${copy}`));
  }
  const server = await serveWithNginx(root, path.join(hosting, 'nginx-rules.conf'));
  return {
    hosting,
    rules: JSON.parse(readFileSync(path.join(hosting, 'rules.json'), 'utf8')) as Rules,
    get: (target, headers = {}, method = 'GET') =>
      requestAsWritten(server.origin, target, headers, method),
    file: (name) => readFileSync(path.join(root, name)),
    script: () => {
      const names = readdirSync(path.join(root, 'assets/js'));
      return `/assets/js/${names.find((name) => /^main\..*\.js$/.test(name)) ?? ''}`;
    },
    close: async () => {
      await server.close();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
