import {describe, expect, it} from 'vitest';
import {otherFields} from '../../rpc/run/fields';

describe('field differences of two answers', () => {
  it.each([
    ['a field that only one has', {a: 1, b: {c: 1}}, {a: 2, b: {d: 1}}, ['-b.c', '+b.d']],
    ['members of lists', [{a: 1}, {a: 1}], [{}, {}, {b: 1}], ['-[].a']],
    ['another way of writing', {next: 'aGk='}, {next: '0x6869'}, ['~next']],
    ['another type', {count: '0x1'}, {count: 1}, ['~count']],
    ['what lies below keys that are data', {'0x01': {a: 1}}, {'0x01': {}}, ['-0x01.a']],
  ])('%s', (_, first, second, found) => {
    expect(otherFields(first, second)).toEqual(found);
  });

  it.each([
    ['values', {a: '0x1'}, {a: '0x2'}],
    ['null', {a: null, b: '0x1'}, {a: '0x1', b: null}],
    ['keys that are data', {'0xaa': '0x1', 6: 1}, {'0xbb': '0x1', 7: 1}],
    ['lengths of lists', [1], [1, 2]],
  ])('not: %s', (_, first, second) => {
    expect(otherFields(first, second)).toEqual([]);
  });
});
