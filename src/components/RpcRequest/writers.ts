import type {Call} from '@site/src/openrpc/samples/call';
import {DEFAULT_LANGUAGE, type LanguageId} from '@site/src/openrpc/samples/languages';

type Writer = (call: Call) => string;

/** What writes each language, in chunks of their own: a reader loads what is chosen. */
const load: Readonly<Record<Exclude<LanguageId, typeof DEFAULT_LANGUAGE>, () => Promise<Writer>>> =
  {
    viem: async () => (await import('@site/src/openrpc/samples/viem')).viem,
    ethers: async () => (await import('@site/src/openrpc/samples/ethers')).ethers,
    python: async () => (await import('@site/src/openrpc/samples/python')).python,
    go: async () => (await import('@site/src/openrpc/samples/go')).go,
    json: async () => (await import('@site/src/openrpc/samples/json')).json,
  };

/** What writes requests in a language; undefined for the default, which pages hold themselves. @throws when it cannot be loaded */
export async function loadWriter(language: LanguageId): Promise<Writer | undefined> {
  return language === DEFAULT_LANGUAGE ? undefined : await load[language]();
}
