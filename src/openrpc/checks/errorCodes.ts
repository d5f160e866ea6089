import type {RpcFault} from '../fault';
import {pointer} from '../pointer';

/** A minus sign (U+2212) or en dash before four or five digits, as an editor's "smart" typing makes it. */
const TYPESET = /(?<![\p{L}\p{N}])[\u2212\u2013](?<digits>\d{4,5})(?!\d)/gu;

/** An error code that readers can neither find nor copy: where it stands in the text, and how it should be written. */
export interface TypesetCode {
  readonly index: number;
  readonly found: string;
  readonly expected: string;
}

/** Error codes whose minus is not the one of programs, logs and keyboards. */
export function typesetCodes(text: string): TypesetCode[] {
  return [...text.matchAll(TYPESET)].map(({0: found, index, groups}) => ({
    index,
    found,
    expected: `-${groups?.digits ?? ''}`,
  }));
}

/** The same in all texts of a document, with their JSON pointers. */
export function errorCodeFaults(node: unknown, file: string, at = ''): RpcFault[] {
  if (typeof node === 'string') {
    return typesetCodes(node).map(({found, expected}) => ({
      file,
      at,
      says: `Expected the error code ${expected} with an ASCII minus, as readers search for it; found ${found}.`,
    }));
  }
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    errorCodeFaults(child, file, `${at}${pointer([key])}`),
  );
}
