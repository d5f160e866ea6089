/**
 * What pages show and what a node says in its place: paths, ids that are drawn anew each time, hashes of blocks on a node
 * that cannot have the example chain's own.
 */
export class Translation {
  private readonly pairs = new Map<string, string>();

  /** From now on `shown` stands for `actual`. */
  learn(shown: unknown, actual: unknown): void {
    if (typeof shown !== 'string' || typeof actual !== 'string' || shown === actual) return;
    this.pairs.set(shown, actual);
  }

  /** A value of a page as the node knows it. */
  toNode<Value>(value: Value): Value {
    return replaced(value, [...this.pairs]);
  }

  /** A value of the node as a page shows it. */
  toPage<Value>(value: Value): Value {
    const back = [...this.pairs].map(([shown, actual]): [string, string] => [actual, shown]);
    return replaced(value, back);
  }
}

/** Characters from which on a text is looked for inside others too; shorter ones could be there by chance. */
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
