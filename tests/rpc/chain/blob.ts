import {type Hex, hexToBytes, parseGwei, toBlobs} from 'viem';
import {recipient} from './accounts';
import {CHAIN_ID} from './genesis';

/** The point at infinity: what commitments and proofs of a blob of zeros are. */
const INFINITY = hexToBytes(`0xc0${'00'.repeat(47)}`);

/** KZG for a blob of zeros only, for which nothing has to be computed. */
const kzg = {
  blobToKzgCommitment: () => INFINITY,
  computeBlobKzgProof: () => INFINITY,
};

/**
 * A transaction that carries one blob of zeros, from an account of which the other examples send little.
 * @param nonce how many such transactions were mined before
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
