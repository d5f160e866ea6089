/** Languages of the samples, in tab order. The first is part of the page's HTML. */
export const LANGUAGES = [
  {id: 'curl', label: 'curl', highlight: 'bash'},
  {id: 'viem', label: 'viem', highlight: 'ts'},
  {id: 'ethers', label: 'ethers', highlight: 'ts'},
  {id: 'python', label: 'Python', highlight: 'python'},
  {id: 'go', label: 'Go', highlight: 'go'},
  {id: 'json', label: 'JSON', highlight: 'json'},
] as const;

export type LanguageId = (typeof LANGUAGES)[number]['id'];

/** The default language. */
export const DEFAULT_LANGUAGE = LANGUAGES[0].id;

/** Whether a stored or other value is a supported language. */
export function isLanguage(value: unknown): value is LanguageId {
  return LANGUAGES.some(({id}) => id === value);
}
