/*
 * Errors of the source that no caller of a documented method can get, by reason. A format that is no longer in the
 * source fails the check. cspell:ignore doesn
 */

const UNREACHABLE = 'another check comes first';
const BROKEN = 'only with a damaged database, or while the node starts or stops';
const CONSENSUS = 'of blocks, not of calls';
const SKIPPED = 'a call skips this check';
const INVALID_PARAMS = 'shown as the reason of InvalidParams';
const OLD_FORKS = 'the network has been past these forks since its first block';
const SETUP = 'of flags and configuration';
const INNER = 'never leaves the function that asks for it';
const ETHEREUM_ONLY = 'only Ethereum’s own chain has a height to prune history at';
const DECODED = 'decoding refuses all other types before';
const INSIDE = 'only calls made by a contract end so, and only the contract learns of it';
const JSON_ONLY = 'of transactions in JSON; methods take them in binary';

/** Formats of one release, which others document or do not have. */
export const UNMET_IN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '1.6.7': {
    'transaction type not valid in this context': INNER,
    'nonce has max value': SKIPPED,
    'invalid sidecar version pre-osaka: %v': UNREACHABLE,
    'invalid sidecar version post-osaka: %v': UNREACHABLE,
  },
};

/** Formats of the source, each with the reason why the reference omits it. */
export const UNMET: Readonly<Record<string, string>> = {
  'negative value': 'no encoding has negative values',
  'invalid sender': UNREACHABLE,
  'invalid public key': UNREACHABLE,
  'fee cap less than base fee': INNER,
  'bigint overflow, too large for uint256': INNER,
  'transaction type does not supported EIP-155 protected signatures': JSON_ONLY,
  "'yParity' field must be 0 or 1": JSON_ONLY,
  "'v' and 'yParity' fields do not match": JSON_ONLY,
  "missing 'yParity' or 'v' field in transaction": JSON_ONLY,
  '%w: r: %s, s: %s, v: %s': 'of signing, not of sending',
  '%w: tx type %v not supported by this pool': DECODED,
  '%w: received type %d': DECODED,
  'too many blobs in transaction: have %d, permitted %d': UNREACHABLE,
  'account %s has already been overridden by a precompile': UNREACHABLE,
  'earliest header not found': 'the node always keeps block 0',
  'max call depth exceeded': INSIDE,
  'write protection': INSIDE,
  'insufficient balance for transfer': UNREACHABLE,
  '%w: type %d rejected, pool not yet in Berlin': OLD_FORKS,
  '%w: type %d rejected, pool not yet in London': OLD_FORKS,
  '%w: type %d rejected, pool not yet in Cancun': OLD_FORKS,
  '%w: type %d rejected, pool not yet in Prague': OLD_FORKS,
  'maxFeePerGas and maxPriorityFeePerGas are not valid before London is active': OLD_FORKS,
  'subpool close errors: %v': BROKEN,
  'pool already terminated': BROKEN,
  '%v': BROKEN,
  'missing blob sidecar': INNER,
  'duplicate blob entry': INNER,
  'legacy blob tx is not supported': 'the network takes nothing but these',
  'blob sidecar conversion failed: %v': 'the network takes no other sidecars',
  'cell proof unsupported, version: %d': INNER,
  'cell proof out of bounds, index: %d, blobs: %d': INNER,
  'cell proof is corrupted, index: %d, proofs: %d': INNER,
  'unsupported blob tx version %d': 'shown as rlp: … of TxDecode',
  'unsupported sidecar version': INNER,
  'block already known': CONSENSUS,
  'genesis not found in chain': CONSENSUS,
  'block ancestor has not been verified': CONSENSUS,
  'current block not found': CONSENSUS,
  'block RLP-encoded size exceeds maximum': CONSENSUS,
  'gas limit reached': CONSENSUS,
  'insufficient funds to cover witness access costs for transaction': 'of Verkle trees',
  'sender not an eoa': SKIPPED,
  'EIP-7702 authorization chain ID mismatch': 'the authorization is passed over without an error',
  'EIP-7702 authorization nonce > 64 bit': 'the authorization is passed over without an error',
  'EIP-7702 authorization has invalid signature':
    'the authorization is passed over without an error',
  'EIP-7702 authorization destination is a contract':
    'the authorization is passed over without an error',
  'EIP-7702 authorization nonce does not match current account nonce':
    'the authorization is passed over without an error',
  'pruned history unavailable': ETHEREUM_ONLY,
  'unknown history mode %d': SETUP,
  'unknown sync mode %q, want "all" or "postmerge"': SETUP,
  '%s RPC path prefix %q does not contain leading "/"': SETUP,
  '%s RPC path prefix %q contains URL meta-characters': SETUP,
  'cannot use optimized code when optimize config is false': SETUP,
  'stop token': INNER,
  'stack overflow': 'shown as `stack limit reached …`',
  'invalid arguments; expect hash and no special block numbers': INNER,
  'block body not found': BROKEN,
  'header found, but block body is missing': BROKEN,
  'current block missing': BROKEN,
  'current header is not available': BROKEN,
  "txs length doesn't equal to receipts' length": UNREACHABLE,
  'unable to load genesis: %w': BROKEN,
  'chain subscription closed': BROKEN,
  'server not found': BROKEN,
  'invalid topic(s)': INVALID_PARAMS,
  'invalid address at index %d: %v': INVALID_PARAMS,
  'non-string address at index %d': INVALID_PARAMS,
  'invalid address: %v': INVALID_PARAMS,
  'invalid addresses in query': INVALID_PARAMS,
  'hex has invalid length %d after decoding; expected %d for address': INVALID_PARAMS,
  'hex has invalid length %d after decoding; expected %d for topic': INVALID_PARAMS,
  "can't specify fromBlock/toBlock with blockHash": UNREACHABLE,
  'negative block number': UNREACHABLE,
  'blockchain does not support get diff accounts': 'the node always does',
  'blockchain not support get diff accounts': 'the node always does',
  'simulated transaction result has invalid type': INNER,
  'empty block number': INNER,
  unsubscribed: INNER,
};
