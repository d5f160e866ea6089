import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';
import {bundle, bundleAll} from '@site/src/openrpc/bundle';
import {referenceFaults} from '@site/src/openrpc/checks/references';
import {shapeFaults} from '@site/src/openrpc/checks/shape';
import {nameOf, referencesIn} from '@site/src/openrpc/pointer';
import type {Method, RpcError, Schema, SharedComponents} from '@site/src/openrpc/types';
import {AROUND, copyOfReference} from './reference';

interface Bundled {
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema & {readonly pattern?: string}>>;
  };
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

/** All schemas below a node of a document, in and around each other. */
function schemasOf(document: Bundled): Schema[] {
  const inside = (schema: Schema): Schema[] => {
    const {properties, patternProperties, additionalProperties, items, anyOf, allOf} = schema;
    const named = [properties, patternProperties].flatMap((part) => Object.values(part ?? {}));
    const others = [additionalProperties, items].filter((part) => typeof part === 'object');
    return [schema, ...[...named, ...others, ...(anyOf ?? []), ...(allOf ?? [])].flatMap(inside)];
  };
  const ofMethods = document.methods.flatMap(({params, result, examples}) => [
    ...[...params, result].map(({schema}) => schema),
    ...examples.flatMap(({'x-notification-schema': schema}) => schema ?? []),
  ]);
  return [...ofMethods, ...Object.values(document.components.schemas)].flatMap(inside);
}

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

  it('has a title for every schema, which no schema of other contents has', () => {
    const contents = new Map<string, string>();
    for (const schema of schemasOf(document)) {
      if (schema.$ref !== undefined) continue;
      const {title} = schema;
      if (title === undefined) throw new Error(`No title: ${JSON.stringify(schema)}`);
      expect(title).toMatch(/^[A-Za-z]\w*$/);
      expect(JSON.stringify(schema)).toBe(contents.get(title) ?? JSON.stringify(schema));
      contents.set(title, JSON.stringify(schema));
    }
    expect(contents.size).toBeGreaterThan(5);
  });

  it('has no allOf around one schema, and no schema that contains itself', () => {
    const text = JSON.stringify(document);
    expect(text).not.toMatch(/"allOf":\[\{"\$ref":"[^"]*"\}\]/);
    const within = (name: string, above: readonly string[]): void => {
      expect(above).not.toContain(name);
      for (const {$ref} of referencesIn(document.components.schemas[name]))
        within(nameOf($ref), [...above, name]);
    };
    for (const name of Object.keys(document.components.schemas)) within(name, []);
  });
});

it('the examples fit the schemas of the download, too', () => {
  const ajv = new Ajv({strict: false}).addSchema(all, 'document');
  const faults = all.methods.flatMap(({name, params, examples}, index) => {
    const check = (at: string, value: unknown) =>
      ajv.validate({$ref: `document#/methods/${index}/${at}/schema`}, value)
        ? []
        : [`${name} ${at}: ${ajv.errorsText()}`];
    return examples.flatMap((example) => [
      ...check('result', example.result.value),
      ...params.flatMap((_, at) =>
        example.params[at] ? check(`params/${at}`, example.params[at].value) : [],
      ),
    ]);
  });
  expect(faults).toEqual([]);
});

it('a field keeps its own description, beside a reference where its type is an object', () => {
  const {schemas} = all.components;
  expect(schemas.Transaction?.properties?.gas).toEqual({
    title: 'TransactionGas',
    type: 'string',
    description: 'Gas limit.',
    pattern: schemas.Quantity64?.pattern,
  });
  expect(schemas.Transaction?.properties?.accessList).toEqual({
    $ref: '#/components/schemas/AccessList',
    description: 'Pre-declared addresses and slots (types 1 to 4).',
  });
  expect(methodOf('eth_call').params[1]?.schema).toMatchObject({
    title: 'EthCallBlock',
    default: 'latest',
    anyOf: schemas.BlockId?.anyOf,
  });
});

it('an example has what nodes made of it, and its note the network’s values', () => {
  const {examples, 'x-error-examples': failures} = methodOf('eth_chainId');
  expect(examples[0]).toMatchObject({
    'x-executed': [
      {node: 'anvil', answer: 'exact'},
      {node: 'geth', answer: 'exact'},
      {node: 'bsc', version: '1.7.3', answer: 'exact'},
    ],
    'x-note': expect.stringContaining('Network answers `0xfcc9`, in decimal 64713.') as string,
  });
  expect(failures?.[0]).toHaveProperty('x-executed');
  const {executed: _, ...unrecorded} = copyOfReference();
  expect(JSON.stringify(bundle(unrecorded, 'net', AROUND))).not.toContain('x-executed');
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
