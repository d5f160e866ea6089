import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {bidHash} from '../../src/tools/bid/hash';
import {readBid} from '../../src/tools/bid/read';
import {goDuration, readDuration} from '../../src/tools/flags/duration';
import {readNode} from '../../src/tools/node-id/parse';
import {Fault} from '../../src/tools/types';
import {checkVoteKey} from '../../src/tools/validator-ids/voteKey';
import {BSC, GO_QUICKLY, goEnvironment, moduleOf} from '../rpc/nodes/program';
import {SITE} from '../rpc/run/paths';
import {lacks} from './run';

const BUILDING = 400_000;

const hex = (least: number, most = least) =>
  fc
    .uint8Array({minLength: least, maxLength: most})
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`);

const wei = fc.oneof(fc.bigInt(0n, 300n), fc.bigInt(0n, 2n ** 256n - 1n));
const gas = fc.oneof(fc.bigInt(0n, 300n), fc.bigInt(0n, 2n ** 64n - 1n));

/** JSON of a bid; fields may be missing. */
const bids = fc
  .record(
    {
      blockNumber: gas,
      parentHash: hex(32),
      txs: fc.array(hex(0, 200), {maxLength: 5}),
      unRevertible: fc.array(hex(32), {maxLength: 5}),
      gasUsed: gas,
      gasFee: wei,
      builderFee: wei,
    },
    {requiredKeys: ['blockNumber']},
  )
  .map((raw) =>
    JSON.stringify({rawBid: raw}, (_, value: unknown) =>
      typeof value === 'bigint' ? `#${value}#` : value,
    ).replaceAll(/"#(\d+)#"/gu, '$1'),
  );

const orRefused = (make: () => string): string => {
  try {
    return make();
  } catch (error) {
    if (error instanceof Fault) return 'refused';
    throw error;
  }
};

describe.skipIf(lacks('go'))('the node’s own code says the same as the tools of operators', () => {
  let folder: string;
  let program: string;

  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tools-go-'));
    for (const file of ['go.mod', 'go.sum'])
      fs.copyFileSync(path.join(moduleOf(BSC), file), path.join(folder, file));
    fs.copyFileSync(path.join(SITE, 'tests/pages/tools/main.go'), path.join(folder, 'main.go'));
    program = path.join(folder, 'tools');
    execFileSync('go', ['build', ...GO_QUICKLY, '-mod=mod', '-o', program, '.'], {
      cwd: folder,
      env: goEnvironment,
      stdio: 'pipe',
    });
  }, BUILDING);

  afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

  const ask = (questions: readonly string[]): string[] =>
    execFileSync(program, {input: questions.map((one) => `${one}\n`).join(''), encoding: 'utf8'})
      .trimEnd()
      .split('\n');

  test('hashes of 100 bids, with missing fields and large numbers', () => {
    const all = fc.sample(bids, {numRuns: 100, seed: 24});
    expect(ask(all.map((bid) => `{"Bid":${bid}}`))).toEqual(
      all.map((bid) => bidHash(readBid(bid))),
    );
  });

  test('bids that cannot be read', () => {
    const odd = ['"1"', '1.5', '1e3', '-1', '18446744073709551616'];
    const all = odd.map((number) => `{"rawBid":{"blockNumber":1,"gasUsed":${number}}}`);
    expect(ask(all.map((bid) => `{"Bid":${bid}}`))).toEqual(all.map(() => 'refused'));
    for (const bid of all) expect(() => readBid(bid)).toThrow(Fault);
  });

  const KEY =
    '7f0011747a0689e5517bf154285bda3a9bdc4c3f69970972f1c2ec311b8950195660161b20ca43e0ef5a7cc2da9559e72a0a77e82b4dcbb596f11f0765c38ac5';

  test('enode addresses, with hosts of each kind, ports and wrong digits', () => {
    const hosts = ['192.0.2.1', '[2001:db8::1]', 'node.example', '127.0.0.1', '10.0.0.1'];
    const tails = [
      '',
      ':30311',
      ':0',
      ':65536',
      ':x',
      ':30311?discport=0',
      ':1?discport=30301',
      ':1?discport=70000',
    ];
    const urls = hosts.flatMap((host) => tails.map((tail) => `enode://${KEY}@${host}${tail}`));
    const flipped = Array.from({length: 128}, (_, at) => {
      const digit = (Number.parseInt(KEY.charAt(at), 16) ^ 1).toString(16);
      return `enode://${KEY.slice(0, at)}${digit}${KEY.slice(at + 1)}@192.0.2.1:1`;
    });
    const all = [...urls, ...flipped, `enode://${KEY.slice(2)}@192.0.2.1:1`, `enode://${KEY}`];
    const own = all.map((url) =>
      orRefused(() => {
        const node = readNode(url);
        return `${node.id} ${node.url ?? `enode://${node.publicKey ?? ''}`}`;
      }),
    );
    expect(own).toEqual(ask(all.map((Node) => JSON.stringify({Node}))));
    expect(own.filter((line) => line !== 'refused').length).toBeGreaterThan(20);
  });

  test('vote keys: valid ones, and any 48 bytes', () => {
    const valid = [
      'b2b52dd9f43596be17aa045220b14d0e89804dd999f88c7cf8d9638f3441ad92579cdd1e650dc1268d5e701cc9c17ede',
      'a8c088995883d4eb331ffb514d8a87a13a74c87636666d108975f66b98106005e0f867c7595f834600f0e50b3e9be6f6',
    ];
    // Half of the fields of x are points of the curve, and nearly none is in the group.
    const others = fc
      .sample(hex(48), {numRuns: 100, seed: 24})
      .map((key) => `8${'01'.charAt(Number.parseInt(key.charAt(2), 16) % 2)}${key.slice(4)}`);
    const all = [...valid, ...others, `c0${'0'.repeat(94)}`];
    const own = all.map((key) =>
      orRefused(() => {
        checkVoteKey(key);
        return 'valid';
      }),
    );
    expect(own).toEqual(ask(all.map((key) => JSON.stringify({Vote: `0x${key}`}))));
    expect(own.filter((line) => line === 'valid')).toHaveLength(2);
  });

  test('durations', () => {
    const random = fc
      .sample(fc.bigInt(0n, 2n ** 62n), {numRuns: 100, seed: 24})
      .map((value) => `${value}ns`);
    const all = [
      '0',
      '3s',
      '1m30s',
      '1.5h',
      '250ms',
      '.5s',
      '1h1h',
      '72h',
      '5',
      '1d',
      '2s ',
      '300us',
      ...random,
    ];
    const own = all.map((text) =>
      orRefused(() => {
        const value = readDuration(text);
        return `${value} ${goDuration(value)}`;
      }),
    );
    expect(ask(all.map((Duration) => JSON.stringify({Duration})))).toEqual(own.map((line) => line));
  });
});
