/** The names that scripts can put on elements. */
export interface Names {
  /** Whether a class, an id or a custom property of this name may ever be used. */
  readonly has: (name: string) => boolean;
}

/** Every run of letters that a name could be; most are no names, and keep a rule too many at worst. */
const WORD = /[\w-]+/gu;

/** Scripts compose names from a beginning and a variable rest: `theme-admonition-` + type. */
const BEGINNING = /^[\w-]*\w(?:-{1,2}|__)$/u;

/**
 * Collects the names that texts hold: whole ones, and beginnings that scripts complete while they run.
 *
 * @param texts all scripts of the site; what the server renders is rendered by the browser too
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
