/** Path of a member within an answer, as its keys from the outside in. */
export type Path = readonly (string | number)[];

/** A path as one text, for sets. */
export function pathKey(path: Path): string {
  return path.join('\u0000');
}

export interface Found {
  /** Paths of members whose key or value contains the words, at most as many as asked for. */
  readonly matches: ReadonlySet<string>;
  /** Paths of members on the way to them. */
  readonly around: ReadonlySet<string>;
  /** Whether there are more than those. */
  readonly hasMore: boolean;
}

function contains(key: string | number | undefined, value: unknown, words: string): boolean {
  const inKey = typeof key === 'string' && key.toLowerCase().includes(words);
  if (typeof value === 'object' && value !== null) return inKey;
  return inKey || JSON.stringify(value).toLowerCase().includes(words);
}

/** Members of an answer that contain a text, in any letter case. */
export function find(value: unknown, text: string, most: number): Found {
  const words = text.trim().toLowerCase();
  const matches = new Set<string>();
  const around = new Set<string>();
  let hasMore = false;
  const walk = (part: unknown, path: Path): void => {
    if (hasMore) return;
    if (contains(path.at(-1), part, words)) {
      if (matches.size === most) {
        hasMore = true;
        return;
      }
      matches.add(pathKey(path));
      path.forEach((_, index) => around.add(pathKey(path.slice(0, index))));
    }
    if (typeof part !== 'object' || part === null) return;
    const members: (readonly [string | number, unknown])[] = Array.isArray(part)
      ? part.map((each: unknown, index) => [index, each] as const)
      : Object.entries(part);
    for (const [key, member] of members) walk(member, [...path, key]);
  };
  if (words !== '') walk(value, []);
  return {matches, around, hasMore};
}
