import {describe, expect, it} from 'vitest';
import {
  choicesFrom,
  fits,
  isNarrowed,
  NO_CHOICES,
  searchWith,
  usefulFacets,
  valuesOf,
  type Row,
} from '@site/src/components/RpcMethodFilter/choices';

const row: Row = {
  text: 'debug_setHead Rewind the chain head to an earlier block.',
  namespace: 'debug',
  access: 'operator',
  transports: 'HTTP, WS, IPC',
  since: '2.0.0',
  ethereum: 'same',
};

describe('a row of the list of methods', () => {
  it('matches without a filter', () => {
    expect(fits(row, NO_CHOICES)).toBe(true);
  });

  it.each(['sethead', 'REWIND head', '  chain  '])('matches the words "%s"', (words) => {
    expect(fits(row, {...NO_CHOICES, words})).toBe(true);
  });

  it('does not match if one of the words is missing', () => {
    expect(fits(row, {...NO_CHOICES, words: 'rewind balance'})).toBe(false);
  });

  it('must meet every choice', () => {
    expect(fits(row, {...NO_CHOICES, namespace: 'debug', access: 'operator'})).toBe(true);
    expect(fits(row, {...NO_CHOICES, namespace: 'debug', access: 'public'})).toBe(false);
  });
});

it('choices of a column are its distinct values', () => {
  expect(valuesOf([row, row, {...row, namespace: 'eth'}], 'namespace')).toEqual(['debug', 'eth']);
});

it('a column in which all rows are equal offers no choice', () => {
  expect(usefulFacets([row, {...row, namespace: 'eth', access: 'public'}])).toEqual([
    'namespace',
    'access',
  ]);
});

describe('choices in the address', () => {
  const chosen = {...NO_CHOICES, words: 'set head', namespace: 'debug'};

  it('survive a round trip, and leave other query parameters unchanged', () => {
    const search = searchWith(chosen, '?theme=x');
    expect(search).toBe('?theme=x&words=set+head&namespace=debug');
    expect(choicesFrom(search, [row])).toEqual(chosen);
    expect(searchWith(NO_CHOICES, search)).toBe('?theme=x');
    expect(searchWith(NO_CHOICES, '')).toBe('');
  });

  it('with unknown values are dropped', () => {
    expect(choicesFrom('?namespace=clique&access=operator', [row])).toEqual({
      ...NO_CHOICES,
      access: 'operator',
    });
  });

  it('of spaces only do not filter', () => {
    expect(isNarrowed({...NO_CHOICES, words: '  '})).toBe(false);
    expect(isNarrowed(chosen)).toBe(true);
  });
});
