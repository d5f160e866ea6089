/**
 * Replaces values of pages by a node's, and back: paths, random ids, hashes of blocks on a node that cannot have the
 * example chain's own.
 */
export class Translation {
  private readonly pairs = new Map<string, string>();

  /** From now on `shown` is translated to `actual`. */
  learn(shown: unknown, actual: unknown): void {
    if (typeof shown !== 'string' || typeof actual !== 'string' || shown === actual) return;
    this.pairs.set(shown, actual);
  }

  /** A page's value translated for the node. */
  toNode<Value>(value: Value): Value {
    return replaced(value, [...this.pairs]);
  }

  /** A node's value translated for the page. */
  toPage<Value>(value: Value): Value {
    const back = [...this.pairs].map(([shown, actual]): [string, string] => [actual, shown]);
    return replaced(value, back);
  }
}

/** Minimum length of a text that is replaced inside others too; shorter ones could match by chance. */
const LONG = 12;

function swapped(text: string, [from, to]: readonly [string, string]): string {
  if (text === from) return to;
  return from.length < LONG ? text : text.replaceAll(from, to);
}

function replaced<Value>(value: Value, pairs: readonly [string, string][]): Value {
  if (typeof value === 'string') return pairs.reduce<string>(swapped, value) as Value;
  if (Array.isArray(value)) return value.map((part: unknown) => replaced(part, pairs)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [replaced(key, pairs), replaced(part, pairs)]),
  ) as Value;
}
