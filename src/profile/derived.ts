import {isRecord} from './parameter';
import type {Endpoint, NetworkProfile, Parameter} from './types';

/**
 * Typical number of blocks until a transaction is final: half of one until it is in a block, and two of votes
 * (BEP-619).
 */
const BLOCKS_TO_FINALITY = 2.5;

function finalityOf(profile: NetworkProfile): Parameter {
  return {
    value: Math.round(BLOCKS_TO_FINALITY * Number(profile.timing.blockInterval.value)),
    unit: 'milliseconds',
    meaning: 'Usual time until a block is final (two and a half blocks).',
    source: 'Computed from the block interval',
  };
}

/** The reader's own node, for a chain without a public endpoint of a kind. */
function ownNode(profile: NetworkProfile): Readonly<Record<'ws' | 'archive', Endpoint[]>> {
  const node = profile.node as Readonly<Record<string, Parameter | undefined>> | undefined;
  const at = (scheme: string, port: Parameter | undefined, standard: number): Endpoint[] => [
    {
      url: `${scheme}://127.0.0.1:${String(port?.value ?? standard)}`,
      operator: 'A node of your own',
      region: 'Local',
    },
  ];
  return {ws: at('ws', node?.wsPort, 8546), archive: at('http', node?.httpPort, 8545)};
}

/**
 * Adds derived values to the profile where it does not define them: time to finality, endpoints for subscriptions and
 * for old blocks; and as `practice` the chain for trying things out, the testnet if there is one.
 */
export function withDerived(profile: NetworkProfile): NetworkProfile {
  // An invalid profile is left unchanged: validation reports it.
  if (!isRecord(profile.timing) || !isRecord(profile.chains)) return profile;
  if (!isRecord(profile.timing.blockInterval)) return profile;
  const {timing, chains} = profile;
  const own = ownNode(profile);
  const completed = Object.fromEntries(
    Object.entries(chains).map(([key, chain]) => [key, {...own, ...chain}]),
  ) as unknown as NetworkProfile['chains'];
  return {
    ...profile,
    timing: {finality: finalityOf(profile), ...timing},
    chains: completed,
    practice: completed.testnet ?? completed.mainnet,
  };
}
