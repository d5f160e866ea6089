/** The names that scripts can put on elements. */
export interface Names {
  /** Whether a class, an id or a custom property of this name may ever be used. */
  readonly has: (name: string) => boolean;
}

/** Every sequence of letters that could be a name; a false match only keeps an unneeded rule. */
const WORD = /[\w-]+/gu;

/** Scripts compose names from a prefix and a variable part: `theme-admonition-` + type. */
const BEGINNING = /^[\w-]*\w(?:-{1,2}|__)$/u;

/**
 * Collects the names in texts: complete ones, and prefixes that scripts complete at run time.
 *
 * @param texts all scripts of the site; the browser renders everything that the server renders
 */
export function namesIn(texts: Iterable<string>): Names {
  const words = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(WORD)) words.add(word);
  const beginnings = [...words].filter((word) => word.length > 2 && BEGINNING.test(word));
  return {
    has: (name) =>
      words.has(name) || beginnings.some((start) => name !== start && name.startsWith(start)),
  };
}
