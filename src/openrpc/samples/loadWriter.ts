import type {Call} from './call';
import {DEFAULT_LANGUAGE, type LanguageId} from './languages';

type Writer = (call: Call) => string;

/** What writes each language, in chunks of their own: a reader loads what is chosen. */
const load: Readonly<Record<LanguageId, () => Promise<Writer>>> = {
  curl: async () => (await import('./curl')).curl,
  viem: async () => (await import('./viem')).viem,
  ethers: async () => (await import('./ethers')).ethers,
  python: async () => (await import('./python')).python,
  go: async () => (await import('./go')).go,
  json: async () => (await import('./json')).json,
};

/** What writes requests in a language. @throws when it cannot be loaded */
export function loadWriter(language: LanguageId): Promise<Writer> {
  return load[language]();
}

/** The same for pages, which hold requests in the default language themselves: undefined for that one. */
export async function loadOtherWriter(language: LanguageId): Promise<Writer | undefined> {
  return language === DEFAULT_LANGUAGE ? undefined : await loadWriter(language);
}
