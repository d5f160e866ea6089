/** A method's row, as its cells read. */
export interface Row {
  /** Name, then purpose. */
  readonly text: string;
  readonly namespace: string;
  readonly access: string;
  readonly transports: string;
  readonly since: string;
  readonly ethereum: string;
}

/** What a reader narrowed the list down to; an empty choice means all. */
export interface Choices {
  readonly words: string;
  readonly namespace: string;
  readonly access: string;
  readonly transports: string;
  readonly since: string;
  readonly ethereum: string;
}

export const NO_CHOICES: Choices = {
  words: '',
  namespace: '',
  access: '',
  transports: '',
  since: '',
  ethereum: '',
};

/** Columns with a choice, each a key of `Row`. */
export const FACETS = ['namespace', 'access', 'transports', 'since', 'ethereum'] as const;

/** Whether a row is among what the reader asked for: every word somewhere in it, every choice met. */
export function fits(row: Row, choices: Choices): boolean {
  const text = row.text.toLowerCase();
  const words = choices.words.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    words.every((word) => text.includes(word)) &&
    FACETS.every((facet) => choices[facet] === '' || choices[facet] === row[facet])
  );
}

/** Values of a column, each once, in the table's order. */
export function valuesOf(rows: readonly Row[], facet: (typeof FACETS)[number]): string[] {
  return [...new Set(rows.map((row) => row[facet]))];
}
