import {encodeErrorResult, getContractAddress, type Hex, parseAbi} from 'viem';
import {sender} from './accounts';

/** Init code that deploys a runtime: copies the bytes after these eleven and returns them. */
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

/** Stores its 32 bytes of calldata at slot 0 and logs them. */
export const store = {
  code: deployment(`600035806000556000527f${STORED.slice(2)}60206000a100`),
  address: getContractAddress({from: sender.address, nonce: 0n}),
};

/** Reverts every call with the reason "not allowed". */
export const refusal = {
  code: deployment(`6064600c60003960646000fd${REASON}`),
  address: getContractAddress({from: sender.address, nonce: 1n}),
};
