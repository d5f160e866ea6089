import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {RULES_FILE} from '../../../src/hosting/finish';
import {projectDir} from '../../sites/paths';

const script = path.join(projectDir, 'scripts/serve.mts');
const tsx = path.join(projectDir, 'node_modules/tsx/dist/loader.mjs');

describe('npm run serve', () => {
  let folder: string;
  const serve = (...args: string[]) => {
    const {status, stderr} = spawnSync('node', ['--import', tsx, script, ...args], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 60_000,
    });
    return {status, stderr};
  };

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
  });
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  test('without a build it says how to make one', () => {
    const {status, stderr} = serve();
    expect(stderr).toContain('run npm run build first');
    expect(status).toBe(1);
  });

  test.each(['x', '65536'])('refuses the port %s', (port) => {
    const {status, stderr} = serve(`--port=${port}`);
    expect(stderr).toContain(`--port is "${port}". Expected a number from 0`);
    expect(status).toBe(1);
  });

  test('when the port is in use it names another', async () => {
    mkdirSync(path.join(folder, 'build'));
    mkdirSync(path.join(folder, 'build-hosting'));
    writeFileSync(path.join(folder, 'build/index.html'), '');
    writeFileSync(path.join(folder, 'build-hosting', RULES_FILE), '[]');
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const {port} = other.address() as AddressInfo;
    const {status, stderr} = serve('--port', String(port));
    other.close();
    expect(stderr).toContain(`Port ${port} is in use`);
    expect(stderr).toContain('npm run serve -- --port');
    expect(status).toBe(1);
  });
});
