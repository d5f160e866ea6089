import type {RpcFault} from '../fault';
import {pointer} from '../pointer';

/** A minus sign (U+2212) or en dash before four or five digits, as smart punctuation of editors inserts it. */
const TYPESET = /(?<![\p{L}\p{N}])[\u2212\u2013](?<digits>\d{4,5})(?!\d)/gu;

/** An error code that readers cannot find or copy: its position in the text, and the correct form. */
export interface TypesetCode {
  readonly index: number;
  readonly found: string;
  readonly expected: string;
}

/** Error codes whose minus is not the ASCII one of programs, logs and keyboards. */
export function typesetCodes(text: string): TypesetCode[] {
  return [...text.matchAll(TYPESET)].map(({0: found, index, groups}) => ({
    index,
    found,
    expected: `-${groups?.digits ?? ''}`,
  }));
}

/** The same for all texts of a document, with their JSON pointers. */
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
