/** Cell texts of a method's row. A column that the table lacks is empty. */
export interface Row {
  /** Name, then purpose. */
  readonly text: string;
  readonly namespace: string;
  readonly access: string;
  readonly transports: string;
  readonly since: string;
  readonly ethereum: string;
}

/** The reader's filter; an empty choice means all. */
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

export type Facet = (typeof FACETS)[number];

const KEYS = ['words', ...FACETS] as const;

/** Whether a row matches: it contains every word, and meets every choice. */
export function fits(row: Row, choices: Choices): boolean {
  const text = row.text.toLowerCase();
  const words = choices.words.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    words.every((word) => text.includes(word)) &&
    FACETS.every((facet) => choices[facet] === '' || choices[facet] === row[facet])
  );
}

/** Distinct values of a column, in the table's order. */
export function valuesOf(rows: readonly Row[], facet: Facet): string[] {
  return [...new Set(rows.map((row) => row[facet]))];
}

/** Columns in which the rows differ: a column of equal values offers no choice. */
export function usefulFacets(rows: readonly Row[]): Facet[] {
  return FACETS.filter((facet) => valuesOf(rows, facet).length > 1);
}

/** Whether any filter is set. */
export function isNarrowed(choices: Choices): boolean {
  return KEYS.some((key) => choices[key].trim() !== '');
}

/**
 * The filter in an address, such as `?namespace=admin&words=trusted`. Unknown values are dropped: an old link must not
 * lead to an empty list.
 */
export function choicesFrom(search: string, rows: readonly Row[]): Choices {
  const query = new URLSearchParams(search);
  const choices = {...NO_CHOICES, words: query.get('words') ?? ''};
  for (const facet of FACETS) {
    const value = query.get(facet) ?? '';
    if (valuesOf(rows, facet).includes(value)) choices[facet] = value;
  }
  return choices;
}

/** The query string of an address with this filter; other parameters stay. Empty, or begins with `?`. */
export function searchWith(choices: Choices, search: string): string {
  const query = new URLSearchParams(search);
  for (const key of KEYS) {
    if (choices[key] === '') query.delete(key);
    else query.set(key, choices[key]);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
