/*
 * Exceptions from the rule "is executed, and returns exactly the same answer", each with its reason. Names are methods,
 * or single examples (`method/name`).
 */

/** Answers of the lineage's node with the same shape, but not the same value each time. */
export const VARYING: Readonly<Record<string, string>> = {
  admin_nodeInfo: 'the node’s own key and ports',
  admin_peers: 'the peer’s own key and ports',
  admin_subscribe: 'the peer’s own key and ports',
  debug_chaindbProperty: 'what the database does at the moment',
  debug_discoveryV4Table: 'whom the node has heard of',
  debug_executionWitness: 'lists without order',
  debug_executionWitnessByHash: 'lists without order',
  debug_gcStats: 'memory at the moment',
  debug_memStats: 'memory at the moment',
  debug_printBlock: 'addresses in memory',
  debug_setMemoryLimit: 'a number that JavaScript rounds',
  debug_stacks: 'what the node does at the moment',
  debug_standardTraceBadBlockToFile: 'file names are drawn',
  debug_standardTraceBlockToFile: 'file names are drawn',
  eth_getBlobSidecarByTxHash: 'mined during the run',
  eth_getBlobSidecars: 'mined during the run',
  eth_getDiffAccounts: 'a list without order',
  eth_newBlockFilter: 'ids are drawn',
  eth_newFilter: 'ids are drawn',
  eth_newFinalizedHeaderFilter: 'ids are drawn',
  eth_newPendingTransactionFilter: 'ids are drawn',
  eth_newVotesFilter: 'ids are drawn',
  'eth_subscribe/newVotes': 'voted during the run',
  net_nodeInfo: 'the node’s own key and ports',
};

/** Situations that cannot be produced on the nodes here. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'eth_syncing/still syncing': 'needs a chain that is far ahead of the node',
  'debug_dbAncient/basic':
    'needs a chain of hundreds of thousands of blocks, the oldest of them frozen',
  'debug_stateSize/basic': 'needs a state whose snapshot is written, after hundreds of blocks',
};

/** Public calls that the libraries' samples cannot make. */
export const NOT_BY_SAMPLE: Readonly<Record<string, string>> = {
  'net_peerCount/basic': 'needs a second node; the sample asks for none, too',
};

/** Namespaces of the node that are not part of the reference. */
export const OTHER_NAMESPACES: Readonly<Record<string, string>> = {
  mev: 'for builders, on pages of its own',
  miner: 'for the node’s own operator, on pages of validators',
  parlia: 'for the node’s own operator, on pages of validators',
  rpc: 'tells which namespaces are served',
  web3: 'not of this chain: the client’s version and a hash',
};

/** Methods and subscriptions of the node that the reference omits. */
export const NOT_DOCUMENTED: Readonly<Record<string, string>> = {
  eth_subscribeSyncStatus: 'wants a channel of Go, which no request can carry',
};

/** Answers that are longer, or shorter, than a page should show: recording does not change them. */
export const KEPT: readonly string[] = [
  'admin_nodeInfo',
  'admin_peers',
  'admin_subscribe',
  'debug_discoveryV4Table',
  'debug_gcStats',
  'debug_memStats',
  'debug_setMemoryLimit',
  'debug_stacks',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newFinalizedHeaderFilter',
  'eth_newPendingTransactionFilter',
  'eth_newVotesFilter',
  'net_nodeInfo',
];

/** Differences of Ethereum's client that are caused by its chain or setup, not by the client. */
export const OTHER_CHAIN: Readonly<Record<string, string>> = {
  'debug_getTrieFlushInterval!path-based storage': 'its states are stored by hash here',
  'debug_storageRangeAt/basic': 'its block lacks the transaction of the validator',
  'debug_traceBlock/basic': 'the block is one of the lineage',
};

/** Differences from Ethereum's client that no answer here shows: taken from both sources. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  admin_peers: 'no peers there',
  debug_dbAncient: 'needs a chain of hundreds of thousands of blocks',
  debug_traceBadBlock: 'shown by debug_traceTransaction',
  debug_traceBlock: 'shown by debug_traceTransaction',
  debug_traceBlockByHash: 'shown by debug_traceTransaction',
  debug_traceBlockByNumber: 'shown by debug_traceTransaction',
  debug_traceBlockFromFile: 'shown by debug_traceTransaction',
  debug_traceCall: 'shown by debug_traceTransaction',
  eth_feeHistory: 'it differs in how many blocks an answer has, which is not compared',
  eth_gasPrice: 'needs prices above the caps, which are constants of both',
  eth_getFilterChanges: 'filters that are additions',
  eth_getFilterLogs: 'shown by eth_getLogs',
  eth_maxPriorityFeePerGas: 'needs prices above the caps, which are constants of both',
  eth_sendRawTransaction: 'no transaction here has blobs of version 1',
  eth_syncing: 'needs a chain that is far ahead of the node',
};

/** Whether a list of methods and examples has an example. */
export function lists(names: Iterable<string>, id: string): boolean {
  const all = new Set(names);
  return all.has(id) || all.has(id.split(/[/!]/)[0] ?? '');
}
