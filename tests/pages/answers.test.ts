import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {blocksIn, blocksOf, pages, siteDir} from './pages';

type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

interface Example {
  readonly params: readonly {readonly value: Json}[];
  readonly result?: {readonly value: Json};
  readonly 'x-notifications'?: readonly Json[];
}

interface Method {
  readonly name: string;
  readonly examples?: readonly Example[];
}

interface Message {
  readonly method?: string;
  readonly params?: Json;
  readonly result?: Json;
}

/** Examples of the reference: `npm run test:rpc` executes each on a node and compares the answers. */
const examples = ['eth', 'net'].flatMap((namespace) => {
  const file = path.join(siteDir, `docs/_data/openrpc/${namespace}.json`);
  const {methods} = JSON.parse(fs.readFileSync(file, 'utf8')) as {methods: Method[]};
  return methods.flatMap(({name, examples: own = []}) =>
    own.map((example) => ({...example, method: name})),
  );
});

/** Whether a value on a page matches a node's answer, possibly with omitted keys and shortened lists. */
function isPartOf(shown: Json, given: Json): boolean {
  if (Array.isArray(shown)) {
    return (
      Array.isArray(given) && shown.every((item, index) => isPartOf(item, given[index] ?? null))
    );
  }
  if (typeof shown === 'object' && shown !== null) {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
    return Object.entries(shown).every(
      ([key, value]) => key in given && isPartOf(value, given[key] ?? null),
    );
  }
  return shown === given;
}

/** Answers that no example of the reference has, with their origin. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'api-list: Output': 'rpc_modules of a node with the namespaces that HTTP serves by default',
  'endpoint: Output': 'the chain id of the profile; heights of src/worked',
  'validator/mev/user-guide: Output': 'mev_running, of a namespace that the reference leaves out',
};

const messages = blocksIn('json')
  .filter(({page, value}) => !page.id.startsWith('rpc/') && value.includes('"jsonrpc"'))
  .filter(({page, title}) => !(`${page.id}: ${title}` in ELSEWHERE))
  .map(({at, value}) => ({at, message: JSON.parse(value) as Message}));

describe('JSON-RPC on guides equals the examples that nodes answered', () => {
  test.each(messages)('$at', ({message: {method, params, result}}) => {
    if (method === 'eth_subscription') {
      const {subscription, result: event} = params as {subscription: Json; result: Json};
      const source = examples.find((example) =>
        example['x-notifications']?.some((given) => isPartOf(event, given)),
      );
      expect(source?.result?.value).toBe(subscription);
    } else if (method !== undefined) {
      const same = examples
        .filter((example) => example.method === method)
        .map((example) => example.params.map(({value}) => value));
      expect(same).toContainEqual(params);
    } else {
      expect(result).toBeDefined();
      const known = examples.some(
        (example) => example.result && isPartOf(result ?? null, example.result.value),
      );
      expect(known).toBe(true);
    }
  });
});

const SUM = /\b(0x[0-9a-f]+) is (\d+)\b/g;

test.each(pages.filter(({text}) => text.match(SUM)))(
  'hexadecimal numbers that $file explains are correct, and occur in its examples',
  (page) => {
    const code = blocksOf(page).map(({value}) => value);
    for (const [, hex = '', decimal] of page.text.matchAll(SUM)) {
      expect(String(BigInt(hex))).toBe(decimal);
      const digits = hex.slice(2);
      expect(code.some((value) => new RegExp(`0x0*${digits}\\b`).test(value))).toBe(true);
    }
  },
);
