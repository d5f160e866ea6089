import {describe, expect, it} from 'vitest';
import {bundle, bundleAll} from '@site/src/openrpc/bundle';
import {referenceFaults} from '@site/src/openrpc/checks/references';
import {shapeFaults} from '@site/src/openrpc/checks/shape';
import {referencesIn} from '@site/src/openrpc/pointer';
import type {Method, RpcError, SharedComponents} from '@site/src/openrpc/types';
import {AROUND, copyOfReference} from './reference';

interface Bundled {
  readonly servers: readonly {readonly name: string; readonly url: string}[];
  readonly methods: readonly (Omit<Method, 'errors'> & {
    readonly errors: readonly RpcError[];
    readonly 'x-error-cases': readonly (RpcError & {readonly cause: string})[];
    readonly servers: readonly {readonly url: string}[];
    readonly externalDocs: {readonly url: string};
  })[];
}

const reference = copyOfReference();
const namespaces = Object.keys(reference.documents);
const all = bundleAll(reference, AROUND) as Bundled;
const methodOf = (name: string) => {
  const found = all.methods.find((method) => method.name === name);
  if (!found) throw new Error(`There is no method ${name}.`);
  return found;
};

describe.each([...namespaces, 'all'])('the download of %s', (name) => {
  const document = name === 'all' ? all : (bundle(copyOfReference(), name, AROUND) as Bundled);

  it('is OpenRPC, and self-contained', () => {
    expect(shapeFaults(document, 'file')).toEqual([]);
    expect(referencesIn(document).filter(({$ref}) => !$ref.startsWith('#/'))).toEqual([]);
    expect(referenceFaults(document, {} as SharedComponents, 'file')).toEqual([]);
  });

  it('has each code of a method once, and every message with its cause', () => {
    for (const method of document.methods) {
      const codes = method.errors.map(({code}) => code);
      expect(new Set(codes).size, method.name).toBe(codes.length);
      const cases = method['x-error-cases'];
      expect(new Set(cases.map(({code}) => code)), method.name).toEqual(new Set(codes));
      expect(cases.filter(({message, cause}) => message === '' || cause === '')).toEqual([]);
    }
  });

  it('names every schema of a parameter or result uniquely', () => {
    const titles = document.methods.flatMap(({params, result}) =>
      [...params, result].flatMap(({schema}) => (schema.$ref === undefined ? [schema.title] : [])),
    );
    expect(titles).not.toContain(undefined);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

it('a method has the servers that serve it, and links to its section', () => {
  const urls = (name: string) => methodOf(name).servers.map(({url}) => url);
  expect(urls('eth_getBalance')).toEqual(['https://rpc.example', 'wss://ws.example']);
  expect(urls('eth_getLogs')).toEqual(['https://archive.example']);
  expect(urls('eth_subscribe')).toEqual(['wss://ws.example']);
  expect(urls('debug_traceCall')).toEqual(['http://127.0.0.1:8545', 'ws://127.0.0.1:8546']);
  expect(methodOf('debug_traceCall').externalDocs.url).toBe(
    'https://docs.example/next/rpc/debug#debug_tracecall',
  );
});

it('the document of all namespaces has every method', () => {
  expect(all.methods).toHaveLength(152);
  expect(all.servers).toEqual([{name: 'Network', url: 'https://rpc.example'}]);
});

it('a document omits schemas that its namespace does not use', () => {
  const net = JSON.stringify(bundle(copyOfReference(), 'net', AROUND));
  expect(net).toContain('"NodeInfo"');
  expect(net).not.toContain('"StructLog"');
});
