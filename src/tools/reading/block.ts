import {Fault, type Asked} from '../types';

/** What is used of a block's header. */
export interface Header {
  readonly number: number;
  /** In milliseconds since 1970, exact where the node tells it. */
  readonly at: number;
  readonly miner: string;
  readonly extraData: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** A quantity of JSON-RPC; undefined for anything else. */
export function quantity(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^0x[0-9a-f]+$/iu.test(value) ? Number(value) : NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

/** @returns undefined when a node has no such block */
export function headerOf(block: unknown): Header | undefined {
  const {miner, extraData, ...fields} = (block ?? {}) as Fields;
  const {number, timestamp, milliTimestamp, mixHash} = fields;
  const [height, seconds, exact, part = 0] = [number, timestamp, milliTimestamp, mixHash].map(
    quantity,
  );
  if (height === undefined || seconds === undefined) return undefined;
  return {
    number: height,
    // Where answers do not say it, `mixHash` has the part below a second.
    at: exact ?? seconds * 1000 + (part < 1000 ? part : 0),
    miner: typeof miner === 'string' ? miner.toLowerCase() : '',
    extraData: typeof extraData === 'string' ? extraData : '0x',
  };
}

/** @param tag a number, or `latest` and the like. @throws Fault when the node has no such block */
export async function readHeader(
  asked: Pick<Asked, 'call'>,
  tag: number | string,
): Promise<Header> {
  const name = typeof tag === 'number' ? hexOf(tag) : tag;
  const header = headerOf(await asked.call('eth_getBlockByNumber', name, false));
  if (!header) throw new Fault(`The node has no block ${tag}.`);
  return header;
}

/** The newest final block: answers are of one block then, which every node behind an address has. */
export async function readFinal(asked: Pick<Asked, 'call'>): Promise<Header> {
  try {
    return await readHeader(asked, 'finalized');
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return readHeader(asked, 'latest');
  }
}

export const hexOf = (number: number): string => `0x${number.toString(16)}`;
