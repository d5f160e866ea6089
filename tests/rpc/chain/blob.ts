import {type Hex, hexToBytes, parseGwei, toBlobs} from 'viem';
import {recipient} from './accounts';
import {CHAIN_ID} from './genesis';

/** The point at infinity: commitments and proofs of a blob of zeros. */
const INFINITY = hexToBytes(`0xc0${'00'.repeat(47)}`);

/** KZG for a blob of zeros only, which needs no computation. */
const kzg = {
  blobToKzgCommitment: () => INFINITY,
  computeBlobKzgProof: () => INFINITY,
};

/**
 * A transaction with one blob of zeros, from an account that other examples rarely use.
 * @param nonce number of such transactions mined before
 */
export function blobTransaction(nonce: number): Promise<Hex> {
  const price = parseGwei('1');
  return recipient.signer.signTransaction({
    type: 'eip4844',
    chainId: CHAIN_ID,
    nonce,
    to: recipient.address,
    gas: 21_000n,
    maxFeePerGas: price,
    maxPriorityFeePerGas: price,
    maxFeePerBlobGas: price,
    blobs: toBlobs({data: '0x00'}).map(() => new Uint8Array(131_072)),
    kzg,
    sidecars: undefined,
  });
}
