/** Codes of EIP-1193, EIP-3326 and JSON-RPC by which wallets say no. */
export const WALLET_CODES = {
  /** The user said no. */
  refused: 4001,
  /** The user has not let this page see the wallet. */
  unauthorised: 4100,
  unsupported: 4200,
  disconnected: 4900,
  /** The wallet does not have this chain; it can be added. */
  unknownChain: 4902,
  /** An earlier question is still open. */
  pending: -32002,
  invalid: -32602,
} as const;
