import fs from 'node:fs';
import path from 'node:path';
import {fromRlp, type Hex, toRlp} from 'viem';
import {resultOf} from '../run/http';
import type {Scene} from '../run/play';

/** Index of the state root in a header. */
const STATE_ROOT = 3;

/** The newest block with another state root, which invalidates the seal. */
function broken(block: Hex): Hex {
  const [header, ...body] = fromRlp(block, 'hex') as [Hex[], ...Hex[]];
  header[STATE_ROOT] = `0x${'0badc0de'.repeat(8)}`;
  return toRlp([header, ...body]);
}

/** A block that the node rejects, and its record of it. */
export const badBlock: Scene = {
  cases: [
    'debug_getBadBlocks/after a refused block',
    'debug_traceBadBlock/basic',
    'debug_standardTraceBadBlockToFile/basic',
  ],
  play: async (stage) => {
    const block = (await resultOf(stage.ask, 'debug_getRawBlock', 'latest')) as Hex;
    const file = path.join(stage.node.datadir, 'bad.rlp');
    fs.writeFileSync(file, Buffer.from(broken(block).slice(2), 'hex'));
    await stage.ask('admin_importChain', [file]);
    const [refused] = (await resultOf(stage.ask, 'debug_getBadBlocks')) as {hash: Hex}[];
    stage.translation.learn(stage.caseOf('debug_traceBadBlock/basic').params[0], refused?.hash);
    await stage.playAll(badBlock.cases);
  },
};
