/** Languages of the samples, in the order of the tabs. The first is the one that a page holds itself. */
export const LANGUAGES = [
  {id: 'curl', label: 'curl', highlight: 'bash'},
  {id: 'viem', label: 'viem', highlight: 'ts'},
  {id: 'ethers', label: 'ethers', highlight: 'ts'},
  {id: 'python', label: 'Python', highlight: 'python'},
  {id: 'go', label: 'Go', highlight: 'go'},
  {id: 'json', label: 'JSON', highlight: 'json'},
] as const;

export type LanguageId = (typeof LANGUAGES)[number]['id'];

/** The language of a page before a reader chooses one. */
export const DEFAULT_LANGUAGE = LANGUAGES[0].id;

/** Whether a stored or otherwise unknown value names a language. */
export function isLanguage(value: unknown): value is LanguageId {
  return LANGUAGES.some(({id}) => id === value);
}
