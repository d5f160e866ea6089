import path from 'node:path';
import {CHAIN} from '../run/paths';

/** The recorded chain, in the export format of nodes. */
export const CHAIN_FILES = {
  genesis: path.join(CHAIN, 'recorded/genesis.json'),
  /** The same blocks in short form, for nodes that cannot import the record. */
  blocks: path.join(CHAIN, 'recorded/blocks.json'),
  /** All blocks except the newest. */
  main: path.join(CHAIN, 'recorded/main.rlp.gz'),
  /** The newest block. */
  newest: path.join(CHAIN, 'recorded/newest.rlp.gz'),
  /** Another block at the newest one's height, without votes. */
  side: path.join(CHAIN, 'recorded/side.rlp.gz'),
};
