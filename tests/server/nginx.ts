import {spawn, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {findProgram} from '../tools';
import type {StaticServer} from '../../scripts/static-server';
import {freePort} from './freePort';

/** Debian's path of the module of `libnginx-mod-http-brotli-static`. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx is available. In CI it must be: then its absence fails the tests that use it. */
export const nginxIsMissing = findProgram('nginx') === undefined && !process.env.CI;

/** A configuration around `server` blocks that keeps everything that nginx writes in one folder. */
function around(folder: string, servers: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `load_module ${BROTLI_MODULE};
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    ${servers}
}
`;
}

function program(): string {
  return findProgram('nginx') ?? 'nginx';
}

/** Whether nginx has the directive `http2`, introduced in 1.25.1. */
export function nginxHasHttp2Directive(): boolean {
  const {stderr} = spawnSync(program(), ['-v'], {encoding: 'utf8'});
  const [major = 0, minor = 0, patch = 0] = (/\d+\.\d+\.\d+/.exec(stderr)?.[0] ?? '')
    .split('.')
    .map(Number);
  return major > 1 || (major === 1 && (minor > 25 || (minor === 25 && patch >= 1)));
}

/** Result of `nginx -t` for `server` blocks: exit code and output. */
export function checkConfiguration(servers: string): {code: number | null; output: string} {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-nginx-'));
  try {
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(file, around(folder, servers));
    const {status, stderr} = spawnSync(program(), ['-t', '-p', folder, '-c', file], {
      encoding: 'utf8',
    });
    return {code: status, output: stderr};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/**
 * Serves a folder with a real nginx on a free loopback port, with the rules of the build.
 *
 * @throws when nginx exits instead of answering, with its output
 */
export async function serveWithNginx(root: string, rulesFile: string): Promise<StaticServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-nginx-'));
  mkdirSync(path.join(folder, 'logs'));
  const file = path.join(folder, 'nginx.conf');
  const port = await freePort();
  const server = `server { listen 127.0.0.1:${port}; root ${root}; include ${rulesFile}; }`;
  writeFileSync(file, around(folder, server));
  const child = spawn(program(), ['-p', folder, '-c', file], {stdio: ['ignore', 'ignore', 'pipe']});
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output += String(error);
      resolve();
    });
    child.once('close', () => resolve());
  });
  for (let tries = 0; tries < 400 && child.exitCode === null; tries += 1) {
    if (await answers(port)) {
      return {
        origin: `http://127.0.0.1:${port}`,
        close: async () => {
          child.kill();
          await ended;
          rmSync(folder, {recursive: true, force: true});
        },
      };
    }
    await wait(25);
  }
  child.kill();
  rmSync(folder, {recursive: true, force: true});
  throw new Error(`nginx does not answer:\n${output}`);
}
