// cspell:ignore bfnrt
/** Position of a fault in a JSON text, from 1, and what is wrong there. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  /** What should be there. */
  readonly expected: 'value' | 'name' | 'colon' | 'commaOrEnd' | 'end' | 'lessDepth';
}

/** No argument nests deeper; more would only exhaust the stack. */
export const MAX_DEPTH = 64;

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y; // eslint-disable-line no-control-regex -- JSON forbids them
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

type Expected = JsonFault['expected'];

/** Offset of the first fault: browsers' own messages have none, or have it in words. */
function firstFault(text: string): {at: number; expected: Expected} | undefined {
  const open: string[] = [];
  let at = 0;
  let expected: Expected = 'value';
  /** Whether the list or object was just opened, so that it may end. */
  let isNew = false;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const length = pattern.exec(text)?.[0].length ?? 0;
    at += length;
    return length > 0;
  };
  const after = (): Expected => (open.length > 0 ? 'commaOrEnd' : 'end');
  for (;;) {
    take(SPACE);
    const sign = text.charAt(at);
    const closes = sign !== '' && sign === open.at(-1);
    if (closes && (expected === 'commaOrEnd' || isNew)) {
      open.pop();
      at += 1;
      expected = after();
      isNew = false;
    } else if (expected === 'end') {
      return sign === '' ? undefined : {at, expected};
    } else if (expected === 'value' && (sign === '[' || sign === '{')) {
      if (open.length === MAX_DEPTH) return {at, expected: 'lessDepth'};
      open.push(sign === '[' ? ']' : '}');
      at += 1;
      expected = sign === '[' ? 'value' : 'name';
      isNew = true;
    } else if (expected === 'commaOrEnd' && sign === ',') {
      at += 1;
      expected = open.at(-1) === ']' ? 'value' : 'name';
    } else if (expected === 'colon' && sign === ':') {
      at += 1;
      expected = 'value';
    } else if (expected === 'name' && take(STRING)) {
      expected = 'colon';
      isNew = false;
    } else if (expected === 'value' && (take(STRING) || take(SCALAR))) {
      expected = after();
      isNew = false;
    } else {
      return {at, expected};
    }
  }
}

/** Parses JSON of at most 64 levels. */
export function parseJson(text: string): {readonly value: unknown} | {readonly fault: JsonFault} {
  const found = firstFault(text);
  if (!found) return {value: JSON.parse(text) as unknown};
  const before = text.slice(0, found.at).split('\n');
  const column = (before.at(-1) ?? '').length + 1;
  return {fault: {line: before.length, column, expected: found.expected}};
}
