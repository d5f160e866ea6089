import {setTimeout as wait} from 'node:timers/promises';
import {toHex} from 'viem';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {versions} from '../versions';
import {startBusyChain, type BusyChain} from './faults/chain';
import {startProxy, type Fault, type FaultyProxy} from './faults/proxy';
import {dataAt, type LocalNode} from './node';
import {blocksOf, readPage} from './pages';
import {start, type Program} from './program';
import {lacks} from './run';

/** Interval of blocks in milliseconds, as on the documented network. */
const INTERVAL = 450;
/**
 * Maximum recovery time of the programs after the longest fault, in milliseconds: their longest pause and a timeout.
 */
const RECOVERY = 45_000;

let chain: BusyChain;
let proxy: FaultyProxy;
let lagging: LocalNode | undefined;
const running: Program[] = [];

beforeAll(async () => {
  chain = await startBusyChain();
  proxy = await startProxy([chain.url]);
});

afterAll(async () => {
  await Promise.all(running.map((program) => program.stop()));
  await Promise.all([proxy.stop(), chain.stop(), lagging?.stop()]);
});

function run(title: string, edit?: (program: string) => string, version = 'current'): Program {
  const page = readPage(version, 'real-time-events', dataAt(proxy.url));
  const program = start(page, title, {}, edit);
  running.push(program);
  return program;
}

/** Waits until both have processed a newly mined block. */
async function catchUp(follow: Program, finalized: Program): Promise<void> {
  const height = await chain.mine();
  await Promise.all([
    follow.printed(new RegExp(`apply ${height} `), RECOVERY),
    finalized.printed(new RegExp(`^${height} `, 'm'), RECOVERY),
  ]);
}

/** The rest of a program's output after every `undo` has removed the `apply` before it. */
function standing(output: string): string[] {
  const chainOf: string[] = [];
  for (const [, what, number, hash] of output.matchAll(/^(apply|undo ) (\d+)n? (0x\w+)$/gm)) {
    const entry = `${number} ${hash}`;
    if (what === 'undo ') expect(chainOf.pop(), 'undone in another order').toBe(entry);
    else {
      expect(chainOf, 'applied twice').not.toContain(entry);
      chainOf.push(entry);
    }
  }
  return chainOf;
}

async function during(fault: Fault, milliseconds: number): Promise<void> {
  await proxy.set(fault);
  await wait(milliseconds);
  await proxy.set('none');
}

test.skipIf(lacks('python3'))(
  'follow.ts and finalized.py miss no block and process none twice, whatever happens to the connection',
  {timeout: 400_000},
  async () => {
    for (let count = 0; count < 8; count += 1) await chain.mine();
    const first = await chain.mine();
    const follow = run('follow.ts');
    const finalized = run('finalized.py', (program) =>
      program.replace(/done=[\d_]+/, `done=${first}`),
    );

    await chain.growing(INTERVAL, async () => {
      await follow.printed(/apply/);
      await catchUp(follow, finalized);

      for (const seconds of [0.5, 4, 60]) {
        await during('down', seconds * 1000);
        await catchUp(follow, finalized);
      }
      await during('silent', 20_000);
      await catchUp(follow, finalized);
      await during('busy', 3_000);
      await catchUp(follow, finalized);

      await chain.reorganise(3);
      await catchUp(follow, finalized);
      // The same without connections: the new branch's blocks are not announced individually.
      await proxy.set('down');
      await chain.reorganise(3);
      await proxy.set('none');
      await catchUp(follow, finalized);

      // A second, stalled node answers every other request and connection.
      lagging = await chain.copy();
      for (let count = 0; count < 5; count += 1) await chain.mine();
      proxy.nodes = [lagging.url, chain.url];
      await during('down', 100);
      await catchUp(follow, finalized);
    });
    await follow.stop();
    await finalized.stop();

    const blocks = standing((await follow.ended()).output);
    const [begin, end] = [blocks[0], blocks.at(-1)].map((entry) => Number(entry?.split(' ')[0]));
    const expected: string[] = [];
    for (let height = begin ?? 0; height <= (end ?? 0); height += 1) {
      const {hash} = await chain.client.getBlock({blockNumber: BigInt(height)});
      expected.push(`${height} ${hash}`);
    }
    expect(blocks).toEqual(expected);

    const {output} = await finalized.ended();
    const seen = [...output.matchAll(/^(\d+) 0x(?:ab){32} (0x\w{64})$/gm)];
    const logs = await chain.client.getLogs({
      fromBlock: BigInt(first + 1),
      toBlock: BigInt(seen.at(-1)?.[1] ?? 0),
    });
    expect(seen.map(([, height, hash]) => `${height} ${hash}`)).toEqual(
      logs.map(({blockNumber, transactionHash}) => `${blockNumber} ${transactionHash}`),
    );
    expect(seen.length).toBeGreaterThan(100);
  },
);

describe.each(['current', ...versions])('follow.ts of %s', (version) => {
  test.each(['Bad Gateway', 'null'])(
    'connects again after the message %s, which no node sends',
    {timeout: 60_000},
    async (text) => {
      proxy.nodes = [chain.url];
      const follow = run('follow.ts', undefined, version);
      await chain.growing(INTERVAL, async () => {
        await follow.printed(/apply/);
        proxy.say(text);
        await follow.printed(/connecting again/);
        const height = (await chain.mine()) + 1;
        await follow.printed(new RegExp(`apply ${height} `), RECOVERY);
      });
      await follow.stop();
    },
  );

  test(
    'closes a gap of more blocks than it can ask for over one connection',
    {timeout: 60_000},
    async () => {
      proxy.nodes = [chain.url];
      const hasty = (program: string) => program.replace('PAUSE = 15_000', 'PAUSE = 500');
      const follow = run('follow.ts', hasty, version);
      await follow.printed(/apply/);
      await proxy.set('down');
      for (let count = 0; count < 60; count += 1) await chain.mine();
      try {
        proxy.mostMessages = 15;
        await proxy.set('none');
        await follow.printed(new RegExp(`apply ${await chain.mine()} `), RECOVERY);
      } finally {
        proxy.mostMessages = Infinity;
      }
      await follow.stop();
    },
  );

  test('leaves a node that announces blocks but is far behind', {timeout: 60_000}, async () => {
    proxy.nodes = [chain.url];
    const behind = await chain.copy();
    const impatient = (program: string) => program.replace('SILENCE = 15_000', 'SILENCE = 2_000');
    const follow = run('follow.ts', impatient, version);
    await follow.printed(/apply/);
    for (let count = 0; count < 60; count += 1) await chain.mine();
    await follow.printed(new RegExp(`apply ${await chain.mine()} `), RECOVERY);
    const growth = setInterval(() => void behind.client.mine({blocks: 1}), INTERVAL);
    try {
      proxy.nodes = [behind.url];
      await during('down', 100);
      await follow.printed(/nothing new for 2000 ms/);
    } finally {
      clearInterval(growth);
      proxy.nodes = [chain.url];
      await behind.stop();
    }
    await follow.printed(new RegExp(`apply ${await chain.mine()} `), RECOVERY);
    await follow.stop();
  });

  test('leaves a node whose head is on a lost branch', {timeout: 60_000}, async () => {
    proxy.nodes = [chain.url];
    // The first block must not be the final one, where the program begins.
    for (let count = 0; count < 80; count += 1) await chain.mine();
    const follow = run('follow.ts', undefined, version);
    await follow.printed(/apply/);
    const {hash: parentHash} = await chain.client.getBlock({blockNumber: 0n});
    const number = toHex((await chain.mine()) + 1);
    const result = {number, hash: `0x${'de'.repeat(32)}`, parentHash};
    proxy.say(JSON.stringify({method: 'eth_subscription', params: {result}}));
    await follow.printed(/lost its place: connecting again/);
    await chain.growing(INTERVAL, async () => {
      await follow.printed(new RegExp(`apply ${await chain.mine()} `), RECOVERY);
    });
    await follow.stop();
  });

  test('waits longer than the node may stall when another client does not read', () => {
    const page = readPage(version, 'real-time-events', dataAt(proxy.url));
    const program = blocksOf(page).find(({title}) => title === 'follow.ts')?.value ?? '';
    const [, silence = ''] = /SILENCE = ([\d_]+)/.exec(program) ?? [];
    // defaultWriteTimeout of the node's rpc/json.go, and the time between two heads.
    expect(Number(silence.replaceAll('_', ''))).toBeGreaterThan(10_000 + 2 * INTERVAL);
  });
});

test.skipIf(lacks('python3')).each([
  ['follow.ts', 'eth_subscribe'],
  ['finalized.py', 'eth_getLogs'],
])('%s exits with the reason when %s is rejected', async (title, method) => {
  proxy.nodes = [chain.url];
  proxy.refused = method;
  try {
    await chain.mine();
    const {code, output} = await run(title, (program) =>
      program.replace(/done=[\d_]+/, 'done=0'),
    ).ended();
    expect(code).toBe(1);
    expect(output).toContain(`the method ${method} does not exist`);
  } finally {
    proxy.refused = '';
  }
});

describe.skipIf(lacks('python3')).each(['current', ...versions])(
  'finalized.py of %s',
  (version) => {
    const fromStart = (program: string): string => program.replace(/done=[\d_]+/, 'done=0');

    test('asks for fewer blocks where so many are refused', async () => {
      proxy.nodes = [chain.url];
      proxy.mostBlocks = 3;
      try {
        let height = 0;
        for (let count = 0; count < 8; count += 1) height = await chain.mine();
        const finalized = run(
          'finalized.py',
          // Eight blocks at once, and the pauses of seconds as tenths.
          (program) =>
            fromStart(program)
              .replace('CHUNK = 1_000', 'CHUNK = 8')
              .replace('sleep(pause)', 'sleep(pause / 10)'),
          version,
        );
        await finalized.printed(/too many results/);
        for (let count = 0; count < 4; count += 1) await chain.mine();
        await finalized.printed(new RegExp(`^${height} `, 'm'), RECOVERY);
        await finalized.stop();
      } finally {
        proxy.mostBlocks = Infinity;
      }
    });

    test('ends when the results cannot be stored', async () => {
      proxy.nodes = [chain.url];
      for (let count = 0; count < 8; count += 1) await chain.mine();
      const {code, output} = await run(
        'finalized.py',
        (program) =>
          fromStart(program).replace(
            /^ +for log in logs:$/m,
            "    raise OSError('lost answer')\n$&",
          ),
        version,
      ).ended();
      expect(code).toBe(1);
      expect(output).toContain('lost answer');
    });

    test('ends on another chain', async () => {
      proxy.nodes = [chain.url];
      await chain.mine();
      const {code, output} = await run(
        'finalized.py',
        (program) => fromStart(program).replace(/CHAIN_ID = \d+/, 'CHAIN_ID = 1'),
        version,
      ).ended();
      expect(code).toBe(1);
      expect(output).toContain('wrong chain');
    });
  },
);
