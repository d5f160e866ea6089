import fs from 'node:fs';
import path from 'node:path';
import {CHAIN_FILES} from './files';
import {VOTE_ADDRESS, recipient, sender, validator} from './accounts';

/** Chain id of the examples: different from the profile's public networks. */
export const CHAIN_ID = 714;

/** Initial balance of each account, in wei: 10,000 coins, as on development nodes. */
const BALANCE = 10_000n * 10n ** 18n;

const BLOCK_FORKS =
  'homestead eip150 eip155 eip158 byzantium constantinople petersburg istanbul muirGlacier berlin london ' +
  'ramanujan niels mirrorSync bruno euler gibbs nano moran planck luban plato hertz hertzfix';

const TIME_FORKS =
  'shanghai kepler feynman feynmanFix cancun haber haberFix bohr pascal prague lorentz maxwell fermi osaka mendel';

const BLOBS = {target: 3, max: 6, baseFeeUpdateFraction: 3_338_477};

function forks(names: string, kind: 'Block' | 'Time'): Record<string, number> {
  return Object.fromEntries(names.split(' ').map((name) => [`${name}${kind}`, 0]));
}

/** Forks that come with one that has a name of its own in the lineage. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {mendel: ['osaka']};

/**
 * The first block for a release that has no date for some forks: the same block, hash included, and rules without them.
 * @param recorded as text
 * @param undated names of the profile's forks
 */
export function withoutForks(recorded: string, undated: readonly string[]): string {
  const {config, ...block} = JSON.parse(recorded) as {config: Record<string, unknown>};
  const names = undated.map((name) => name.toLowerCase());
  const gone = names.flatMap((name) =>
    [name, ...(TOGETHER[name] ?? [])].map((fork) => `${fork}Time`),
  );
  const kept = Object.entries(config).filter(([key]) => !gone.includes(key));
  return JSON.stringify({config: Object.fromEntries(kept), ...block});
}

/**
 * Writes the recorded first block with the rules of a release.
 * @param undated names of the profile's forks without a date
 * @returns the file
 */
export function writeRules(folder: string, undated: readonly string[]): string {
  fs.mkdirSync(folder, {recursive: true});
  const file = path.join(folder, 'genesis.json');
  fs.writeFileSync(file, withoutForks(fs.readFileSync(CHAIN_FILES.genesis, 'utf8'), undated));
  return file;
}

/** Vanity, one validator with its vote address, one block a turn, and no seal. */
function extraData(): string {
  const parts = ['00'.repeat(32), '01', validator.address.slice(2), VOTE_ADDRESS, '01'];
  return `0x${parts.join('')}${'00'.repeat(65)}`.toLowerCase();
}

/**
 * The first block: Parlia with one validator and all forks of the released node. There are no system contracts; the
 * chain ends before its first epoch, so nothing calls them, and transactions to them are plain transfers.
 * @param timestamp seconds
 */
export function genesis(timestamp: number): object {
  const alloc = [sender, recipient, validator].map(({address}) => [
    address.toLowerCase(),
    {balance: `0x${BALANCE.toString(16)}`},
  ]);
  return {
    config: {
      chainId: CHAIN_ID,
      ...forks(BLOCK_FORKS, 'Block'),
      ...forks(TIME_FORKS, 'Time'),
      parlia: {},
      blobSchedule: {cancun: BLOBS, prague: BLOBS, osaka: BLOBS},
    },
    nonce: '0x0',
    timestamp: `0x${timestamp.toString(16)}`,
    extraData: extraData(),
    gasLimit: '0x42c1d80',
    difficulty: '0x1',
    mixHash: `0x${'00'.repeat(32)}`,
    coinbase: `0x${'00'.repeat(20)}`,
    alloc: Object.fromEntries(alloc) as object,
  };
}
