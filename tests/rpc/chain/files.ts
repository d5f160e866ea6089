import path from 'node:path';
import {CHAIN} from '../run/paths';

/** The recorded chain, as nodes export and import it. */
export const CHAIN_FILES = {
  genesis: path.join(CHAIN, 'recorded/genesis.json'),
  /** The same blocks in short, for nodes that cannot take the record. */
  blocks: path.join(CHAIN, 'recorded/blocks.json'),
  /** All blocks up to the newest but one. */
  main: path.join(CHAIN, 'recorded/main.rlp.gz'),
  /** The newest block. */
  newest: path.join(CHAIN, 'recorded/newest.rlp.gz'),
  /** Another block at the newest one's height, which nobody voted for. */
  side: path.join(CHAIN, 'recorded/side.rlp.gz'),
};
