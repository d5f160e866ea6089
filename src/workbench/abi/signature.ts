import type {AbiFunction} from 'viem';
import {parseAbiItem, toFunctionSelector} from 'viem/utils';

/** A function's interface, or why a text has none. The reason is the parser's, in English. */
export type ReadSignature =
  | {readonly item: AbiFunction; readonly selector: string}
  | {readonly problem: 'empty' | 'notFunction'; readonly detail: string};

/**
 * Reads `balanceOf(address) view returns (uint256)`, as in Solidity: with or without `function`, names, `public`,
 * `external` and a semicolon.
 */
export function readSignature(entered: string): ReadSignature {
  const text = entered
    .trim()
    .replace(/;$/, '')
    .replace(/^function\s+/, '')
    .replace(/\b(external|public|virtual|override|memory|calldata|storage)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?\( ?/g, '(')
    .replace(/ ?([,)])/g, '$1')
    .trim();
  if (text === '') return {problem: 'empty', detail: ''};
  if (!/^(?!(?:constructor|receive|fallback)\b)[A-Za-z_$][\w$]*\(/.test(text))
    return {problem: 'notFunction', detail: ''};
  try {
    // The type of the result depends on the text, which is not known here.
    const item = (parseAbiItem as (signature: string) => unknown)(
      `function ${text}`,
    ) as AbiFunction;
    return {item, selector: toFunctionSelector(item)};
  } catch (error) {
    const [detail = ''] = (error instanceof Error ? error.message : '').split('\n');
    return {problem: 'notFunction', detail};
  }
}
