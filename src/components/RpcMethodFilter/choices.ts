/** What can be read of a method in a list. A facet that the list lacks is empty. */
export interface Row {
  /** `eth_getLogs` */
  readonly name: string;
  /** Name, then purpose. */
  readonly text: string;
  readonly namespace: string;
  readonly access: string;
  readonly transports: string;
  readonly since: string;
  readonly ethereum: string;
}

/** Facets with a choice, each a key of `Row`. */
export const FACETS = ['namespace', 'access', 'transports', 'since', 'ethereum'] as const;

export type Facet = (typeof FACETS)[number];

/** The reader's filter; an empty choice means all. */
export type Choices = Readonly<Record<Facet | 'words', string>>;

export const NO_CHOICES: Choices = {
  words: '',
  namespace: '',
  access: '',
  transports: '',
  since: '',
  ethereum: '',
};

const KEYS = ['words', ...FACETS] as const;

/** Whether a row meets every choice of a facet. */
export function meets(row: Row, choices: Choices): boolean {
  return FACETS.every((facet) => choices[facet] === '' || choices[facet] === row[facet]);
}

/** Whether a text contains every word of another, in any order. */
export function containsWords(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

/** Whether any filter is set. */
export function isNarrowed(choices: Choices): boolean {
  return KEYS.some((key) => choices[key].trim() !== '');
}

/**
 * The filter in an address, such as `?namespace=admin&words=trusted`. Unknown values are dropped: an old link must not
 * lead to an empty list.
 *
 * @param offered the values of each facet that the page offers
 */
export function choicesFrom(
  search: string,
  offered: Readonly<Partial<Record<Facet, readonly string[]>>>,
): Choices {
  const query = new URLSearchParams(search);
  const choices: Record<keyof Choices, string> = {...NO_CHOICES, words: query.get('words') ?? ''};
  for (const facet of FACETS) {
    const value = query.get(facet) ?? '';
    if (offered[facet]?.includes(value)) choices[facet] = value;
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
