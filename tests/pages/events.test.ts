import {afterAll, beforeAll, expect, test} from 'vitest';
import {startNode, type LocalNode} from './node';
import {readPage, type Page} from './pages';
import {start} from './program';

let node: LocalNode;
let page: Page;

beforeAll(async () => {
  node = await startNode();
  page = readPage('current', 'real-time-events', node.data);
});

afterAll(() => node.stop());

test('follow.ts applies each block once, fills gaps and rolls back a reorganisation', async () => {
  const program = start(page, 'follow.ts');
  try {
    // The subscription exists once a later block has been applied.
    let height = 0n;
    const mine = async (blocks: number): Promise<void> => {
      await node.client.mine({blocks});
      ({number: height} = await node.client.getBlock());
    };
    const heard = program.printed(/apply/);
    const knock = setInterval(() => void mine(1), 200);
    await heard.finally(() => clearInterval(knock));
    await mine(5);
    await program.printed(new RegExp(`apply ${height}`));

    // Three blocks replace two others, with other times.
    const id = await node.client.snapshot();
    await mine(2);
    const {hash: lost, timestamp} = await node.client.getBlock();
    await program.printed(new RegExp(`apply ${height} ${lost}`));
    await node.client.revert({id});
    await node.client.setNextBlockTimestamp({timestamp: timestamp + 100n});
    await mine(3);
    await program.printed(new RegExp(`undo  \\d+ ${lost}`));
    const {hash} = await node.client.getBlock();
    await program.printed(new RegExp(`apply ${height} ${hash}`));
  } finally {
    await program.stop();
  }
  const {output} = await program.ended();
  const chain: string[] = [];
  for (const [, what, number, hash = ''] of output.matchAll(/^(apply|undo ) (\d+) (0x\w+)/gm)) {
    if (what === 'apply') chain.push(`${number} ${hash}`);
    else expect(chain.pop()).toBe(`${number} ${hash}`);
  }
  const heights = chain.map((entry) => Number(entry.split(' ')[0]));
  expect(heights).toEqual(heights.map((_, index) => (heights[0] ?? 0) + index));
});
