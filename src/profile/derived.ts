import {isRecord} from './parameter';
import {fetchCommands} from './published';
import type {Chain, Endpoint, NetworkProfile, Parameter} from './types';

/**
 * Typical number of blocks until a transaction is final: half of one until it is in a block, and two of votes
 * (BEP-619).
 */
const BLOCKS_TO_FINALITY = 2.5;

/** Milliseconds to which this time is rounded: it is an estimate. */
const FINALITY_STEP = 100;

function finalityOf(profile: NetworkProfile): Parameter {
  const milliseconds = BLOCKS_TO_FINALITY * Number(profile.timing.blockInterval.value);
  return {
    value: FINALITY_STEP * Math.max(1, Math.round(milliseconds / FINALITY_STEP)),
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

/** The network for which the node software and the contracts of this lineage were written. */
const ORIGINAL = {name: 'BNB Smart Chain', symbol: 'BNB', chainId: 56};

/** What the software carries of that network where this one differs from it; pages explain it only then. */
function originalOf({symbol, software, chains}: NetworkProfile) {
  // Either is missing in an invalid profile.
  const node: unknown = software;
  const mainnet: unknown = chains.mainnet;
  const hasBootNodes = isRecord(node) ? node.hasBootNodes : undefined;
  const chainId = isRecord(mainnet) ? mainnet.chainId : undefined;
  const knowsThis = hasBootNodes ?? chainId === ORIGINAL.chainId;
  return {
    ...(symbol !== ORIGINAL.symbol && {symbol: ORIGINAL.symbol}),
    ...(knowsThis !== true && {bootNodes: ORIGINAL.name}),
  };
}

/** Of the kinds of endpoints that not every chain has, those that this one publishes. */
function listedOf(chain: Chain): Readonly<Record<string, true>> {
  const kinds = (['ws', 'archive', 'private'] as const).filter(
    (kind) => (chain[kind]?.length ?? 0) > 0,
  );
  return Object.fromEntries(kinds.map((kind) => [kind, true]));
}

/** A chain with the reader's own node for missing endpoints, and the commands that fetch what a new node needs. */
function complete(chain: Chain, own: ReturnType<typeof ownNode>): Chain {
  const {genesis, config} = chain;
  const isPublished = typeof genesis === 'string' && typeof config === 'string';
  return {
    ...own,
    listed: listedOf(chain),
    ...(isPublished && {fetch: fetchCommands({genesis, config})}),
    ...chain,
  };
}

/**
 * Adds derived values to the profile where it does not define them: time to finality, endpoints for subscriptions and
 * for old blocks; as `practice` the chain for trying things out, the testnet if there is one; and what the software has
 * of another network.
 */
export function withDerived(profile: NetworkProfile): NetworkProfile {
  // An invalid profile is left unchanged: validation reports it.
  if (!isRecord(profile.timing) || !isRecord(profile.chains)) return profile;
  if (!isRecord(profile.timing.blockInterval)) return profile;
  const {timing, chains} = profile;
  const own = ownNode(profile);
  const completed = Object.fromEntries(
    Object.entries(chains).map(([key, chain]) => [
      key,
      isRecord(chain) ? complete(chain, own) : chain,
    ]),
  ) as NetworkProfile['chains'];
  return {
    ...profile,
    timing: {finality: finalityOf(profile), ...timing},
    chains: completed,
    practice: completed.testnet ?? completed.mainnet,
    original: originalOf(profile),
  };
}
