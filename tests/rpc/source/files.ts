/** A file of the node's source that creates errors for callers. */
export interface SourceFile {
  readonly file: string;
  /** Methods that together must list all of them; without it, any method of the reference. */
  readonly methods?: readonly string[];
  /** Whether each of the methods must list all of them. */
  readonly each?: true;
  /** Formats that these methods do not return, with the reason. */
  readonly unmet?: Readonly<Record<string, string>>;
}

const RAW = [
  'eth_sendRawTransaction',
  'eth_sendRawTransactionSync',
  'eth_sendRawTransactionConditional',
];

const OVERRIDING = ['eth_call', 'eth_estimateGas', 'debug_traceCall'];

const NO_TAG = '`eth_newFilter` has refused this tag before';

const REBUILDING = ['debug_traceTransaction', 'debug_traceCall', 'debug_storageRangeAt'];

/** They estimate the gas that the caller left out; `eth_signTransaction` refuses to. */
const FILLING = ['eth_fillTransaction', 'eth_sendTransaction', 'eth_resend'];

/** Pool, engine and filters, and the code of the reference's namespaces. */
export const FILES: readonly SourceFile[] = [
  {file: 'core/txpool/errors.go', methods: RAW, each: true},
  {file: 'core/txpool/validation.go', methods: RAW, each: true},
  {file: 'core/txpool/txpool.go', methods: RAW, each: true},
  {file: 'core/txpool/legacypool/legacypool.go', methods: RAW, each: true},
  {file: 'core/txpool/blobpool/blobpool.go', methods: RAW, each: true},
  {file: 'core/types/transaction.go', methods: RAW, each: true},
  {file: 'core/types/transaction_signing.go', methods: RAW, each: true},
  {file: 'core/types/tx_blob.go', methods: RAW, each: true},
  {file: 'core/error.go'},
  {file: 'core/history/historymode.go'},
  {file: 'core/vm/errors.go', methods: ['eth_call', 'eth_estimateGas'], each: true},
  {file: 'eth/api_admin.go'},
  {file: 'eth/api_backend.go'},
  {file: 'eth/api_debug.go'},
  {
    file: 'eth/filters/api.go',
    methods: ['eth_getLogs', 'eth_getFilterLogs', 'eth_newFilter', 'eth_subscribe'],
  },
  {file: 'eth/filters/filter.go', methods: ['eth_getLogs']},
  {
    file: 'eth/filters/filter.go',
    methods: ['eth_getFilterLogs'],
    unmet: {'finalized header not found': NO_TAG, 'safe header not found': NO_TAG},
  },
  {file: 'eth/filters/filter_system.go', methods: ['eth_getLogs', 'eth_newFilter']},
  {file: 'eth/gasestimator/gasestimator.go', methods: ['eth_estimateGas', ...FILLING], each: true},
  {file: 'eth/gasprice/feehistory.go', methods: ['eth_feeHistory']},
  {file: 'eth/state_accessor.go', methods: REBUILDING},
  {file: 'eth/tracers/api.go'},
  {file: 'internal/debug/api.go'},
  {file: 'internal/debug/trace.go'},
  {file: 'internal/ethapi/api.go'},
  {file: 'internal/ethapi/errors.go'},
  {file: 'internal/ethapi/override/override.go', methods: OVERRIDING, each: true},
  {file: 'internal/ethapi/simulate.go', methods: ['eth_simulateV1']},
  {
    file: 'internal/ethapi/transaction_args.go',
    methods: ['eth_fillTransaction', 'eth_signTransaction'],
    each: true,
    unmet: {'"blobs" is not supported for this RPC method': 'these take blobs'},
  },
  {file: 'internal/ethapi/transaction_opts_utils.go', methods: RAW.slice(2)},
  {file: 'node/api.go'},
  {file: 'node/rpcstack.go'},
  {file: 'rpc/subscription.go'},
];
