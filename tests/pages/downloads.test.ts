import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {bundleAll} from '../../src/openrpc/bundle';
import {bruno} from '../../src/openrpc/collections/bruno';
import {collect} from '../../src/openrpc/collections/collect';
import {postman} from '../../src/openrpc/collections/postman';
import {endpointsOf} from '../../src/openrpc/endpoints';
import {readReference} from '../../src/openrpc/read';
import {argumentsOf} from '../../src/openrpc/samples';
import {typeName} from '../../src/openrpc/titles';
import {loadProfile} from '../../src/profile/load';
import type {Node} from '../rpc/nodes/node';
import {httpClient} from '../rpc/run/http';
import {startExampleNode} from './downloads/exampleNode';
import {generateClient} from './downloads/generated';
import {expectRightVerdicts, recorded} from './downloads/judge';
import {startMockServer} from './downloads/mockServer';
import {installPrograms} from './downloads/programs';
import {importToBruno, runBruno, runNewman} from './downloads/run';
import {siteDir} from './pages';
import clientPackages from './downloads/programs/client/package.json';

const programs = installPrograms();
const reason = 'missing' in programs ? programs.missing : '';
const folder = 'folder' in programs ? programs.folder : '';
if (reason !== '') process.stderr.write(`Skipped, the programs that read downloads: ${reason}\n`);

const reference = readReference(siteDir, 'current');
const endpoints = endpointsOf(loadProfile(siteDir, 'current'));
const around = {pages: 'https://docs.example', endpoints};
const pinned: Readonly<Record<string, string>> = clientPackages.dependencies;
const methods = Object.values(reference.documents).flatMap((document) => document.methods);

/** Requests that are refused unless permitted, and one of them that harms no node of a test. */
const GUARDED = 'Destructive';
const HARMLESS = 'debug_setTrieFlushInterval';

/** Methods whose examples a node with nothing but the example chain can answer, at least. */
const SERVED: Readonly<Record<string, number>> = {bsc: 100, anvil: 45};

describe.skipIf(reason !== '')('programs that read downloads', {timeout: 180_000}, () => {
  let work: string;
  let node: Node;
  beforeAll(async () => {
    work = fs.mkdtempSync(path.join(os.tmpdir(), 'downloads-'));
    node = await startExampleNode();
  }, 180_000);
  afterAll(async () => {
    await node.stop();
    fs.rmSync(work, {recursive: true, force: true});
  });

  const written = (name: string, content: object): string => {
    const file = path.join(work, name);
    fs.writeFileSync(file, JSON.stringify(content));
    return file;
  };
  const combined = bundleAll(reference, around) as {readonly info: {readonly title: string}};
  const collection = collect(reference, around, 'Next');
  const guarded = methods
    .filter((method) => method['x-destroys'] !== undefined)
    .map(({name}) => name);

  it('Postman’s runner: tests tell results from errors, and nothing is sent that destroys', async () => {
    const file = written('postman.json', postman(collection));
    const run = await recorded(node, (values) => runNewman(folder, file, values));
    const passed = expectRightVerdicts(reference, run);
    expect(passed.size).toBeGreaterThanOrEqual(SERVED[node.name] ?? 0);
    for (const [name, {isSent}] of run.outcomes)
      expect(isSent, name).toBe(!guarded.includes(name.split(',')[0] ?? ''));

    const permitted = await recorded(node, (values) =>
      runNewman(folder, file, {...values, send_destructive: 'yes'}, [HARMLESS]),
    );
    expect(permitted.exchanges.map(({request}) => request.method)).toEqual([HARMLESS]);
  });

  it('Bruno’s importer and runner: the same', async () => {
    const target = path.join(work, 'bruno');
    await importToBruno(folder, written('bruno.json', bruno(collection)), target);
    const all = await recorded(node, (values) => runBruno(folder, target, values, 'developer'));
    const passed = expectRightVerdicts(reference, all);
    expect(passed.size).toBeGreaterThanOrEqual(SERVED[node.name] ?? 0);
    for (const [name, {isSent}] of all.outcomes)
      expect(isSent, name).toBe(!guarded.includes(name.split(',')[0] ?? ''));

    // Scripts run in a sandbox of Bruno by default, which takes five times as long: the same script guards every
    // request, so one of them is enough.
    const guardedFile = `${GUARDED}/debug/Database/${HARMLESS}.yml`;
    const some = await recorded(node, (values) =>
      runBruno(folder, target, values, 'safe', ['net', guardedFile]),
    );
    expect([...expectRightVerdicts(reference, some)]).toContain('net_version');
    expect([...some.outcomes.values()].filter(({isSent}) => !isSent)).toHaveLength(1);
    expect([...new Set(some.exchanges.map(({request}) => request.method.slice(0, 4)))]).toEqual([
      'net_',
    ]);
    const permitted = await recorded(node, (values) =>
      runBruno(folder, target, {...values, send_destructive: 'yes'}, 'safe', [guardedFile]),
    );
    expect(permitted.exchanges.map(({request}) => request.method)).toEqual([HARMLESS]);
  });

  it('OpenRPC’s generator: its client compiles, with types by their names, and the node answers it', async () => {
    const document = written('openrpc.json', combined);
    const client = await generateClient(folder, document, path.join(work, 'client'));
    const titles = [...JSON.stringify(combined).matchAll(/"title":"(\w+)"/g)].map(
      ([, title]) => title,
    );
    const known = new Set([...titles, ...methods.map(({name}) => typeName(name))]);
    // Besides the types of the document: a class, its options, and one type of everything.
    expect(client.names.filter((name) => !known.has(name) && !name.startsWith('AnyOf'))).toEqual([
      'Options',
      typeName(combined.info.title),
    ]);
    for (const [name, wanted] of Object.entries(client.dependencies)) {
      const isRange = wanted.startsWith('^');
      const expected = isRange ? new RegExp(`^${wanted.slice(1).split('.')[0]}\\.`) : wanted;
      expect(pinned[name], name).toEqual(isRange ? expect.stringMatching(expected) : expected);
    }

    const {hostname, port} = new URL(node.http);
    const program = (balance: string) => `
      import Client, {type Quantity256} from './index';
      declare const console: {log(text: string): void};
      const transport = {type: 'http' as const, host: '${hostname}', port: ${port}};
      const client = new Client({transport});
      void (async () => {
        const balance: Quantity256 = await client.${balance};
        const block = await client.eth_getBlockByNumber('0x1', false);
        const number: string | undefined | null = block?.number;
        console.log(JSON.stringify([balance, number]));
      })();`;
    const account = '0x627306090abab3a6e1400e9345bc60c78a8bef57';
    const faults = client.compile({
      'right.ts': program(`eth_getBalance('${account}', 'latest')`),
      'wrong.ts': program(`eth_getBalance(42, 'latest')`),
    });
    expect(faults).toEqual({'wrong.ts': expect.stringContaining('number') as string});
    const {result} = await httpClient(node.http)('eth_getBalance', [account, 'latest']);
    expect(await client.run('right.js')).toEqual([result, '0x1']);
  });

  it('OpenRPC’s mock server: it answers each example as documented', async () => {
    const document = written('openrpc.json', combined);
    const server = await startMockServer(folder, document);
    try {
      const ask = httpClient(server.url);
      for (const {name, examples} of methods)
        for (const example of examples) {
          const {result} = await ask(name, argumentsOf(example));
          // Where one example's arguments begin as another's do, the server takes the first.
          const documented = examples.map((each) => each.result.value);
          const possible = example === examples[0] ? documented.slice(0, 1) : documented;
          expect(possible, `${name}, ${example.name}`).toContainEqual(result);
        }
    } finally {
      await server.stop();
    }
  });
});
