import {describe, expect, it} from 'vitest';
import {factWords, methodLines} from '@site/src/changes/notes/methods';
import {compareReferences} from '@site/src/changes/rpc/compare';
import type {Method} from '@site/src/openrpc/types';
import {described, method, reference} from './fixtures';

const factsOf = (older: Partial<Method>, newer: Partial<Method>) =>
  compareReferences(
    reference([method('eth_a', older)]),
    reference([method('eth_a', newer)]),
  ).flatMap(({facts}) => facts.map(factWords));

describe('methods of two versions', () => {
  it('that are the same are not listed, whatever their examples and order', () => {
    const [one, other] = [method('eth_a'), method('eth_b')];
    const example = {name: 'x', params: [], result: {name: 'y', value: '0x1'}};
    expect(
      compareReferences(reference([one, other]), reference([other, {...one, examples: [example]}])),
    ).toEqual([]);
  });

  it('that are the same are listed if a fact says that the node answers otherwise', () => {
    const same = reference([method('eth_a'), method('eth_b')]);
    const reason = {release: 'v1', what: 'It differs.'};
    const changes = compareReferences(same, same, (name) => (name === 'eth_b' ? [reason] : []));
    expect(methodLines(changes)).toEqual(['- Changed: `eth_b`', '  - v1: It differs.']);
  });

  it('were added or removed', () => {
    const changes = compareReferences(
      reference([method('eth_old'), method('eth_a')]),
      reference([method('eth_a'), method('eth_new')]),
    );
    expect(methodLines(changes)).toEqual(['- Added: `eth_new`', '- Removed: `eth_old`']);
    expect(changes[0]).toEqual({method: 'eth_new', namespace: 'eth', change: 'added', facts: []});
  });

  it('take other parameters', () => {
    const timeout = described('timeout', 'integer');
    expect(factsOf({}, {params: [timeout]})).toEqual([
      'Parameter timeout added: number, optional. The timeout.',
    ]);
    expect(factsOf({params: [timeout]}, {params: [{...timeout, required: true}]})).toEqual([
      'Parameter timeout: number, optional. The timeout. → number, required. The timeout.',
    ]);
  });

  it('answer with other fields, also below lists and references', () => {
    const of = (fields: readonly string[]) => ({
      shared: {
        Log: {
          title: 'Log',
          type: 'object',
          properties: Object.fromEntries(fields.map((field) => [field, {type: 'string'}])),
        },
      },
      methods: [
        method('eth_a', {
          result: described('logs', 'array', {
            schema: {type: 'array', items: {$ref: 'components.json#/components/schemas/Log'}},
          }),
        }),
      ],
    });
    const [was, is] = [of(['data']), of(['data', 'time'])];
    const [change] = compareReferences(
      reference(was.methods, {schemas: was.shared}),
      reference(is.methods, {schemas: is.shared}),
    );
    expect(change?.facts.map(factWords)).toEqual(['Result time added: text, optional']);
  });

  it('a type that contains itself ends', () => {
    const schemas = {
      Call: {title: 'Call', type: 'object', properties: {calls: {$ref: '#/Call'}}},
    };
    const methods = [method('eth_a', {result: described('call', '', {schema: {$ref: '#/Call'}})})];
    expect(compareReferences(reference(methods, {schemas}), reference(methods, {schemas}))).toEqual(
      [],
    );
  });

  it('fail with other errors, have other limits, and other access', () => {
    const errors = {Busy: {code: -32000, message: 'busy'}};
    const busy = {errors: [{$ref: '#/components/errors/Busy'}]};
    const [change] = compareReferences(
      reference([method('eth_a', {'x-limits': ['1 block'], 'x-access': 'operator'})]),
      reference([method('eth_a', {...busy, 'x-limits': ['1,024 blocks']})], {errors}),
    );
    expect(change?.facts.map(factWords)).toEqual([
      'Access: operator only; http → public; http',
      'Error Busy added: -32000 busy',
      'Limit added: 1,024 blocks',
      'Limit removed: 1 block',
    ]);
  });
});
