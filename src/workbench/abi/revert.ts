import type {AbiParameter} from 'viem';
import {parseAbiItem, toFunctionSelector} from 'viem/utils';
import type {AbiCatalogue} from './catalogue';
import {decodeValues, type Decoded} from './decode';

/** What the data of a reverted call says. */
export type Revert =
  /** Nothing: `revert()`, or a call to a function that the contract does not have. */
  | {readonly kind: 'empty'}
  | {readonly kind: 'reason'; readonly reason: string}
  /** A check of the compiler failed. `meaning` is a key of the known ones. */
  | {readonly kind: 'panic'; readonly code: number; readonly meaning: PanicMeaning | undefined}
  | {
      readonly kind: 'custom';
      readonly name: string;
      readonly signature: string;
      /** System contracts that have this error; the called one may be another. */
      readonly contracts: readonly string[];
      readonly values: readonly Decoded[];
    }
  | {readonly kind: 'unknown'; readonly selector: string};

const PANICS = {
  0x00: 'generic',
  0x01: 'assertion',
  0x11: 'overflow',
  0x12: 'division',
  0x21: 'conversion',
  0x22: 'storageArray',
  0x31: 'emptyArray',
  0x32: 'index',
  0x41: 'memory',
  0x51: 'functionPointer',
} as const;

/** What the compiler's checks are about. */
export type PanicMeaning = (typeof PANICS)[keyof typeof PANICS];

const REASON = '0x08c379a0';
const PANIC = '0x4e487b71';

function customError(
  selector: string,
  body: string,
  catalogue: Pick<AbiCatalogue, 'errors'>,
): Revert | undefined {
  for (const [signature, contracts] of catalogue.errors) {
    const item = (parseAbiItem as (text: string) => unknown)(`error ${signature}`) as {
      readonly name: string;
      readonly inputs: readonly AbiParameter[];
    };
    // A selector is made the same way for errors as for functions.
    if (toFunctionSelector(`function ${signature}`) !== selector) continue;
    const values = decodeValues(item.inputs, body);
    if (values) return {kind: 'custom', name: item.name, signature, contracts, values};
  }
  return undefined;
}

/** Decodes the `data` of an error of `eth_call` and the like. */
export function decodeRevert(data: string, catalogue: Pick<AbiCatalogue, 'errors'>): Revert {
  const bytes = data.toLowerCase();
  if (!/^0x([0-9a-f]{2}){4,}$/.test(bytes)) return {kind: 'empty'};
  const selector = bytes.slice(0, 10);
  const body = `0x${bytes.slice(10)}`;
  if (selector === REASON) {
    const text = decodeValues([{type: 'string'}], body)?.[0]?.text;
    if (text !== undefined) return {kind: 'reason', reason: text};
  }
  if (selector === PANIC && /^0x[0-9a-f]{64}$/.test(body) && BigInt(body) < 256n) {
    const code = Number(body);
    return {kind: 'panic', code, meaning: (PANICS as Record<number, PanicMeaning>)[code]};
  }
  return customError(selector, body, catalogue) ?? {kind: 'unknown', selector};
}
