/** What an object in a pasted text says of an error. */
export interface ErrorObject {
  readonly code?: number;
  readonly message?: string;
  readonly data?: string;
}

/** Objects and lists deeper than this are not read. */
const DEEPEST = 8;

/** End of the JSON value that begins at an index, or -1 if it has none. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let isText = false;
  for (let index = start; index < text.length; index++) {
    const sign = text[index];
    if (isText) {
      if (sign === '\\') index++;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') {
      depth--;
      if (depth === 0) return index + 1;
    }
  }
  return -1;
}

/** The JSON objects and lists in a text, the outermost only. */
export function jsonIn(text: string): unknown[] {
  const found: unknown[] = [];
  for (let index = 0; index < text.length; index++) {
    if (text[index] !== '{' && text[index] !== '[') continue;
    const end = endOf(text, index);
    if (end < 0) continue;
    try {
      found.push(JSON.parse(text.slice(index, end)));
      index = end - 1;
    } catch {
      // Not JSON: what is inside may be.
    }
  }
  return found;
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d+$/u.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
}

/** Texts of a value that may themselves be JSON, such as the `body` of an answer in an error of ethers. */
function unpacked(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[{[]/u.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** The errors in a value, the innermost first: wallets and libraries wrap what the node said. */
export function errorsIn(value: unknown, depth = 0): ErrorObject[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  const inner = Object.values(value).flatMap((child) => errorsIn(unpacked(child), depth + 1));
  if (Array.isArray(value)) return inner;
  const {code, message, data, error, details} = value as Record<string, unknown>;
  const number = numberOf(code);
  const words = [message, details, error].find((each) => typeof each === 'string');
  if (number === undefined && words === undefined) return inner;
  return [
    ...inner,
    {
      ...(number !== undefined && {code: number}),
      ...(typeof words === 'string' && {message: words}),
      ...(typeof data === 'string' && {data}),
    },
  ];
}
