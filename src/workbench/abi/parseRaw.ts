import {recoverTransactionAddress, type AccessList, type Hex} from 'viem';
import {fromRlp, keccak256, parseTransaction, toRlp} from 'viem/utils';

/** The fields of all types of transactions; absent numbers are zero. Amounts are in wei. */
export interface Fields {
  readonly chainId?: number;
  readonly to?: string | null;
  readonly value?: bigint;
  readonly gas?: bigint;
  readonly nonce?: number;
  readonly data?: string;
  readonly gasPrice?: bigint;
  readonly maxFeePerGas?: bigint;
  readonly maxPriorityFeePerGas?: bigint;
  readonly maxFeePerBlobGas?: bigint;
  readonly blobVersionedHashes?: readonly string[];
  readonly accessList?: AccessList;
  readonly authorizationList?: readonly {readonly address: string}[];
  readonly r?: string;
  readonly s?: string;
}

/** A signed transaction, as a node would read it. */
export interface ParsedTransaction {
  /** Absent for transactions from before EIP-155, which every chain accepts. */
  readonly chainId: number | undefined;
  /** EIP-2718 type, 0 to 4. */
  readonly type: number;
  readonly transaction: Fields;
  /** The sender, recovered from the signature. */
  readonly from: string;
  readonly hash: string;
  /** Blobs that come with it. */
  readonly blobs: number;
}

/** Why bytes are no transaction that a node takes. */
export type RawProblem =
  | 'notHex'
  | 'empty'
  | 'unknownType'
  | 'malformed'
  | 'unsigned'
  /** The signature has no sender. */
  | 'signature';

const BLOB_TYPE = 3;

type Rlp = Hex | readonly Rlp[];

/** A blob transaction without its blobs, as it is signed and hashed, and how many blobs were with it. */
function withoutBlobs(raw: Hex): {readonly bare: Hex; readonly blobs: number} {
  const list = fromRlp(`0x${raw.slice(4)}`, 'hex') as Rlp;
  // [transaction, blobs, commitments, proofs]; since EIP-7594 with a version after the transaction.
  if (!Array.isArray(list) || !Array.isArray(list[0])) return {bare: raw, blobs: 0};
  const blobs = (list as Rlp[])[list.length === 5 ? 2 : 1];
  const bare = `0x03${toRlp(list[0] as Hex[]).slice(2)}` as const;
  return {bare, blobs: Array.isArray(blobs) ? blobs.length : 0};
}

/** Whether hex digits begin like an RLP list, as transactions of type 0 do. */
function isList(first: number): boolean {
  return first >= 0xc0;
}

/** Reads a signed transaction of the types 0 to 4; blob transactions also with their blobs. */
export async function parseRaw(
  entered: string,
): Promise<ParsedTransaction | {readonly problem: RawProblem}> {
  const text = entered.trim().toLowerCase();
  if (text === '' || text === '0x') return {problem: 'empty'};
  if (!/^0x([0-9a-f]{2})+$/.test(text)) return {problem: 'notHex'};
  const raw = text as Hex;
  const first = Number(raw.slice(0, 4));
  const type = isList(first) ? 0 : first;
  if (type > 4 || first === 0) return {problem: 'unknownType'};
  try {
    const payload: Hex = type === 0 ? raw : `0x${raw.slice(4)}`;
    // viem reads on where nodes stop: after the end, and lengths that are longer than needed.
    if (toRlp(fromRlp(payload, 'hex')) !== payload) return {problem: 'malformed'};
    const {bare, blobs} = type === BLOB_TYPE ? withoutBlobs(raw) : {bare: raw, blobs: 0};
    const transaction = parseTransaction(bare) as Fields;
    if (transaction.r === undefined || transaction.s === undefined) return {problem: 'unsigned'};
    const from = await recoverTransactionAddress({
      serializedTransaction: bare as Parameters<
        typeof recoverTransactionAddress
      >[0]['serializedTransaction'],
    }).catch(() => undefined);
    if (from === undefined) return {problem: 'signature'};
    const {chainId} = transaction;
    return {chainId, type, transaction, from, hash: keccak256(bare), blobs};
  } catch {
    return {problem: 'malformed'};
  }
}
