import type {Secret} from '../secret';
import type {OwnSchema} from './schema';

/** Why an entry is not a value that the method takes. Never contains the entry: it may be a secret. */
export type Problem =
  | {readonly kind: 'missing' | 'negative' | 'notNumber' | 'checksum' | 'notWhole' | 'unsafe'}
  | {readonly kind: 'prefix' | 'notHex' | 'odd' | 'leadingZero' | 'twice' | 'deep' | 'form'}
  /** The value has another JSON type. */
  | {readonly kind: 'type'; readonly found: string}
  /** Hex digits: how many there are and should be. */
  | {readonly kind: 'length'; readonly found: number; readonly expected: number}
  | {readonly kind: 'tooLarge'; readonly bits: number}
  | {readonly kind: 'range'}
  | {readonly kind: 'unit'; readonly known: readonly string[]}
  | {readonly kind: 'fraction'; readonly decimals: number}
  | {readonly kind: 'secret'; readonly secret: Secret}
  | {readonly kind: 'unknownField'; readonly known: readonly string[]}
  | {readonly kind: 'missingField'; readonly name: string}
  | {readonly kind: 'items'; readonly found: number; readonly least: number; readonly most: number}
  | {readonly kind: 'json'; readonly line: number; readonly column: number}
  /** Left out, though an argument after it is given. */
  | {readonly kind: 'needed'; readonly by: string; readonly byDefault?: unknown}
  /** More arguments than the method has. */
  | {readonly kind: 'extra'; readonly most: number};

/** A problem at its place. */
export interface Fault {
  /** JSON pointer from the list of arguments: `/0/topics/1`. */
  readonly path: string;
  readonly problem: Problem;
  /** The resolved schema of the place. */
  readonly schema: OwnSchema;
  /** It concerns the key at this path, not its value. */
  readonly isKey?: boolean;
  /** The value is written as JSON, where a quantity has to be hex. */
  readonly isJson?: boolean;
}

/** The path of a part. */
export function below(path: string, part: string | number): string {
  return `${path}/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
