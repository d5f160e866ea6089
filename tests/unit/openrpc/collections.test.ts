import {PostmanValidator} from '@har-sdk/validator';
import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';
import {bruno} from '@site/src/openrpc/collections/bruno';
import {collect} from '@site/src/openrpc/collections/collect';
import type {CollectionFolder, CollectionRequest} from '@site/src/openrpc/collections/collection';
import {postman} from '@site/src/openrpc/collections/postman';
import {resultShape} from '@site/src/openrpc/collections/resultShape';
import {AROUND, copyOfReference} from './reference';

const reference = copyOfReference();
const collection = collect(reference, AROUND, '2.0.0');
const methods = Object.values(reference.documents).flatMap((document) => document.methods);

const within = (folder: CollectionFolder): CollectionRequest[] => [
  ...folder.requests,
  ...folder.folders.flatMap(within),
];
const folderOf = (name: string) => {
  const found = collection.folders.find((folder) => folder.name === name);
  if (!found) throw new Error(`There is no folder ${name}.`);
  return found;
};
const requestOf = (name: string) => {
  const found = collection.folders.flatMap(within).find((request) => request.name === name);
  if (!found) throw new Error(`There is no request ${name}.`);
  return found;
};
const methodNames = (folder: CollectionFolder) => [
  ...new Set(within(folder).map(({method}) => method)),
];

describe('the requests', () => {
  it('are all examples but those of subscriptions, once', () => {
    const collected = collection.folders.flatMap(within);
    const examples = methods
      .filter(({name}) => !/_(un)?subscribe$/.test(name))
      .flatMap((method) => method.examples.map(({params}) => ({method: method.name, params})));
    expect(collected).toHaveLength(examples.length);
    expect(new Set(collected.map(({name}) => name)).size).toBe(collected.length);
    for (const {method, params} of examples) {
      const bodies = collected.map(({body}) => JSON.parse(body) as object);
      const values = params.map(({value}) => value);
      expect(bodies).toContainEqual({jsonrpc: '2.0', id: 1, method, params: values});
    }
  });

  it('are by namespace and purpose', () => {
    expect(collection.folders.map(({name}) => name)).toEqual([
      'eth',
      'net',
      'Operator only',
      'Destructive',
    ]);
    expect(
      folderOf('eth')
        .folders.map(({name}) => name)
        .slice(0, 3),
    ).toEqual(['Chain and node', 'Blocks', 'Transactions']);
    expect(folderOf('Destructive').folders.map(({name}) => name)).toEqual([
      'eth',
      'debug',
      'admin',
    ]);
  });

  it('of operators and those that destroy are apart, and only the last are guarded', () => {
    const access = new Map(methods.map((method) => [method.name, method['x-access']]));
    const destroys = new Set(
      methods.flatMap((method) => (method['x-destroys'] === undefined ? [] : [method.name])),
    );
    expect(new Set(methodNames(folderOf('Destructive')))).toEqual(destroys);
    for (const name of methodNames(folderOf('Operator only'))) {
      expect(access.get(name), name).toBe('operator');
      expect(destroys.has(name), name).toBe(false);
    }
    for (const name of [...methodNames(folderOf('eth')), ...methodNames(folderOf('net'))])
      expect(access.get(name), name).toBe('public');
    expect(collection.folders.map(({guard}) => guard)).toEqual([
      undefined,
      undefined,
      undefined,
      'send_destructive',
    ]);
    expect(collection.variables.find(({name}) => name === 'send_destructive')?.value).toBe('no');
  });

  it('go to whoever serves the method', () => {
    expect(requestOf('eth_getBalance').endpoint).toBe('public');
    expect(requestOf('eth_getLogs').endpoint).toBe('archive');
    expect(requestOf('debug_traceCall').endpoint).toBe('node');
    expect(collection.variables.slice(0, 3)).toMatchObject([
      {name: 'public', value: 'https://rpc.example'},
      {name: 'archive', value: 'https://archive.example'},
      {name: 'node', value: 'http://127.0.0.1:8545'},
    ]);
    const {archive: _, ...endpoints} = AROUND.endpoints;
    const without = collect(reference, {...AROUND, endpoints}, '2.0.0');
    expect(without.variables.map(({name}) => name)).not.toContain('archive');
    expect(JSON.stringify(without.folders)).not.toContain('"endpoint":"archive"');
  });

  it('tell what they are, what they can destroy, and where to read more', () => {
    const {description} = requestOf('debug_setHead');
    expect(description).toMatch(/^\*\*Before you call it:\*\* Deletes every block/);
    expect(description).toContain('https://docs.example/next/rpc/debug#debug_sethead');
    const chain = requestOf('eth_chainId').description;
    expect(chain).toContain('Network answers `0xfcc9`, in decimal 64713.');
    expect(chain).toContain('Executed on the network’s node 1.7.3');
    expect(requestOf('eth_getBlockByNumber, finalized tag').description).not.toMatch(/<|\{\w/);
  });
});

describe('the shape of a result', () => {
  const fits = (name: string, value: unknown) => new Ajv().validate(requestOf(name).result, value);

  it('fits every documented result, without references', () => {
    for (const {name, result, examples} of methods)
      for (const example of examples) {
        const shape = resultShape(result.schema, reference.shared);
        expect(JSON.stringify(shape), name).not.toContain('$ref');
        expect(new Ajv().validate(shape, example.result.value), name).toBe(true);
      }
  });

  it('does not fit answers of other methods', () => {
    expect(fits('eth_getBalance', '0x0')).toBe(true);
    expect(fits('eth_getBalance', '0x00')).toBe(false);
    expect(fits('eth_getBalance', 0)).toBe(false);
    expect(fits('eth_getTransactionReceipt', null)).toBe(true);
    expect(fits('eth_getTransactionReceipt', {})).toBe(false);
    expect(fits('eth_getLogs', [])).toBe(true);
    expect(fits('eth_getLogs', [{}])).toBe(false);
  });
});

describe('Postman’s file', () => {
  const file = postman(collection);

  it('is valid by the schema of collections 2.1', async () => {
    const faults = (document: object) =>
      new PostmanValidator().verify(document as Parameters<PostmanValidator['verify']>[0]);
    expect(await faults(file)).toEqual([]);
    expect(await faults({...file, item: 'none'})).not.toEqual([]);
  });

  it('keeps its id while its name stays', () => {
    const idOf = (name: string) =>
      (postman({...collection, name}) as {info: {_postman_id: string}}).info._postman_id;
    expect(idOf('A')).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(idOf('A')).toBe(idOf('A'));
    expect(idOf('A')).not.toBe(idOf('B'));
  });
});

it('Bruno’s file has every request under a name that its folder has once, also as a file', () => {
  interface Item {
    readonly info: {readonly name: string; readonly type: string; readonly seq: number};
    readonly items?: readonly Item[];
  }
  const {items} = bruno(collection) as {items: readonly Item[]};
  const count = (all: readonly Item[]): number => {
    const files = all.map(({info}) => info.name.replace(/[<>:"/\\|?*]/g, '-').toLowerCase());
    expect(new Set(files).size).toBe(files.length);
    expect(all.map(({info}) => info.seq)).toEqual(all.map((_, index) => index + 1));
    return all.reduce((sum, item) => sum + (item.items ? count(item.items) : 1), 0);
  };
  expect(count(items)).toBe(collection.folders.flatMap(within).length);
});
