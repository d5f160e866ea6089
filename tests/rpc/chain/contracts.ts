import {encodeErrorResult, getContractAddress, type Hex, parseAbi} from 'viem';
import {sender} from './accounts';

/** Code that puts a runtime on the chain: copies what follows these eleven bytes and returns it. */
function deployment(runtime: string): Hex {
  const size = (runtime.length / 2).toString(16).padStart(2, '0');
  return `0x60${size}80600b6000396000f3${runtime}`;
}

/** Event of the first contract; it has no name in any interface. */
const STORED = '0xd96380bfdcd65b46c34933d1975be366bab1bf64a46131cc7802bf14f094cc84';

const REASON = encodeErrorResult({
  abi: parseAbi(['error Error(string)']),
  args: ['not allowed'],
}).slice(2);

/** Stores the 32 bytes it is called with at slot 0 and tells of it in a log. */
export const store = {
  code: deployment(`600035806000556000527f${STORED.slice(2)}60206000a100`),
  address: getContractAddress({from: sender.address, nonce: 0n}),
};

/** Reverts every call with the reason "not allowed". */
export const refusal = {
  code: deployment(`6064600c60003960646000fd${REASON}`),
  address: getContractAddress({from: sender.address, nonce: 1n}),
};
