import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {SearchEngine} from '@site/src/search/engine';
import {unpackShard, type PackedShard} from '@site/src/search/pack';
import {urlOf, type SearchShard} from '@site/src/search/records';
import {nextPaths} from '../e2e/pages';
import {SiteCopy} from '../sites/copy';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

let copy: SiteCopy;
let server: ChildProcess;
let origin: string;

/** The index of 2.0.0 as the development server sends it. */
async function fetchShard(): Promise<SearchShard> {
  const manifest = (await (await fetch(`${origin}/search-index/manifest.json`)).json()) as Record<
    string,
    {en: string}
  >;
  const name = manifest['docs-default-2.0.0']?.en ?? '';
  return unpackShard((await (await fetch(`${origin}/search-index/${name}`)).json()) as PackedShard);
}

function answers(shard: SearchShard, query: string): string[] {
  return SearchEngine.of(shard)
    .search(query)
    .map(({page, section}) => urlOf(page, section));
}

beforeAll(async () => {
  copy = new SiteCopy();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const cli = path.join(copy.dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  server = spawn(
    process.execPath,
    [cli, 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    {
      cwd: copy.dir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        NO_UPDATE_NOTIFIER: '1',
      },
    },
  );
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('compiled successfully')) resolve();
      });
    }
    server.once('exit', () => {
      reject(new Error(`The development server has ended:\n${output}`));
    });
  });
});

afterAll(async () => {
  if (server.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  copy.remove();
});

describe('npm start', () => {
  test('searches a site that was never built, from its sources', async () => {
    const shard = await fetchShard();
    expect(shard.pages).toHaveLength(nextPaths.length);
    expect(answers(shard, 'staking overview')[0]).toBe('/staking/overview');
    expect(answers(shard, 'eth_getBlockByNumber')[0]).toBe('/rpc/eth#eth_getblockbynumber');
    expect(answers(shard, 'rotate consensus key')[0]).toBe(
      '/validator/manage-keys#rotate-consensus',
    );
    expect(JSON.stringify(shard)).not.toMatch(/\{network\./u);
  });

  test('finds a page that was just saved', async () => {
    const file = 'versioned_docs/version-2.0.0/endpoint.mdx';
    copy.write(
      file,
      `${readFileSync(path.join(copy.dir, file), 'utf8')}\n## Zebra crossing {#zebra}\n\nStripes.\n`,
    );
    let found: string[] = [];
    for (let tries = 0; tries < 100 && !found.includes('/endpoint#zebra'); tries += 1) {
      await wait(100);
      found = answers(await fetchShard(), 'zebra');
    }
    expect(found).toContain('/endpoint#zebra');
  });
});
