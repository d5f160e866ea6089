import {expect, test} from 'vitest';
import {compare} from '../../../../src/workbench/answer/compare';
import {find, pathKey} from '../../../../src/workbench/answer/find';
import {namespaceFacts} from '../../../../src/workbench/facts';
import {NAMESPACES, readReference} from '../../../../src/openrpc/read';
import {endpointsOf} from '../../../../src/openrpc/endpoints';
import {loadProfile} from '../../../../src/profile/load';

const siteDir = process.cwd();
const reference = readReference(siteDir, 'current');
const endpoints = endpointsOf(loadProfile(siteDir, 'current'));
const schemas = {
  Tx: {
    type: 'object',
    required: ['hash', 'gas'],
    properties: {hash: {type: 'string'}, gas: {type: 'string'}, to: {type: ['string', 'null']}},
  },
} as const;
const list = {type: 'array', items: {$ref: '#/schemas/Tx'}} as const;

test('missing and undocumented fields are told once for a list', () => {
  const answer = [
    {hash: '0x1', gas: '0x1', to: null, extra: 1},
    {hash: '0x2', extra: 2},
  ];
  expect(compare(answer, list, schemas)).toEqual({unknown: ['[].extra'], missing: ['[].gas']});
});

test('of alternatives the fitting one counts', () => {
  const schema = {anyOf: [{type: 'null'}, {type: 'string'}, {$ref: '#/schemas/Tx'}]} as const;
  expect(compare(null, schema, schemas)).toEqual({unknown: [], missing: []});
  expect(compare({hash: '0x1', gas: '0x1'}, schema, schemas)).toEqual({unknown: [], missing: []});
  expect(compare({hash: '0x1'}, schema, schemas).missing).toEqual(['gas']);
  expect(compare({other: 1}, schema, schemas)).toEqual({
    unknown: ['other'],
    missing: ['hash', 'gas'],
  });
});

test('objects with free keys have no undocumented ones', () => {
  const schema = {type: 'object', additionalProperties: {$ref: '#/schemas/Tx'}} as const;
  expect(compare({a: {hash: '1', gas: '2'}, b: {}}, schema, schemas)).toEqual({
    unknown: [],
    missing: ['b.hash', 'b.gas'],
  });
});

test.each(NAMESPACES)('no documented answer of %s differs from its own schema', (namespace) => {
  const {methods, schemas: own} = namespaceFacts(reference, namespace, endpoints);
  const wrong = (reference.documents[namespace]?.methods ?? []).flatMap(({name, examples}) =>
    examples.flatMap((example) => {
      const schema = methods[name]?.result.schema ?? {};
      const {unknown, missing} = compare(example.result.value, schema, own);
      return unknown.length + missing.length === 0
        ? []
        : [`${name}/${example.name}: ${[...unknown, ...missing].join(', ')}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('the search of an answer finds keys and values, and the way to them', () => {
  const answer = {logs: [{data: '0xABC', address: null}, {data: '0x1'}], data: 7};
  const {matches, around, hasMore} = find(answer, ' 0xabc ', 10);
  expect([...matches]).toEqual([pathKey(['logs', 0, 'data'])]);
  expect([...around]).toEqual([pathKey([]), pathKey(['logs']), pathKey(['logs', 0])]);
  expect(hasMore).toBe(false);
  expect(find(answer, 'data', 2)).toMatchObject({hasMore: true});
  expect(find(answer, '  ', 2).matches.size).toBe(0);
});
