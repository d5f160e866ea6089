import {keccak256, toRlp} from 'viem/utils';
import type {Bid} from './read';

type Hex = `0x${string}`;

/** A number as RLP encodes it: no leading zeros, and empty for zero. */
function rlpNumber(value: bigint): Hex {
  if (value === 0n) return '0x';
  const digits = value.toString(16);
  return `0x${digits.padStart(digits.length + (digits.length % 2), '0')}`;
}

/** What the builder signs, as `RawBid.Hash` of the node's `core/types/bid.go` computes it. */
export function bidHash(bid: Bid): Hex {
  return keccak256(
    toRlp([
      rlpNumber(bid.blockNumber),
      bid.parentHash as Hex,
      bid.txs as Hex[],
      bid.unRevertible as Hex[],
      rlpNumber(bid.gasUsed),
      rlpNumber(bid.gasFee),
      rlpNumber(bid.builderFee),
    ]),
  );
}

/** What a reading of a bid is known by: the hash does not cover the signature. */
export const bidKey = (bid: Bid): string => `${bidHash(bid)}${bid.signature ?? ''}`;
