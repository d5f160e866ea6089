import {describe, expect, it} from 'vitest';
import {fits, NO_CHOICES, valuesOf, type Row} from '@site/src/components/RpcMethodFilter/choices';

const row: Row = {
  text: 'debug_setHead Rewind the chain head to an earlier block.',
  namespace: 'debug',
  access: 'operator',
  transports: 'HTTP, WS, IPC',
  since: '2.0.0',
  ethereum: 'same',
};

describe('a row of the list of methods', () => {
  it('fits when nothing is asked for', () => {
    expect(fits(row, NO_CHOICES)).toBe(true);
  });

  it.each(['sethead', 'REWIND head', '  chain  '])('fits the words "%s"', (words) => {
    expect(fits(row, {...NO_CHOICES, words})).toBe(true);
  });

  it('does not fit when one of the words is missing', () => {
    expect(fits(row, {...NO_CHOICES, words: 'rewind balance'})).toBe(false);
  });

  it('must meet every choice', () => {
    expect(fits(row, {...NO_CHOICES, namespace: 'debug', access: 'operator'})).toBe(true);
    expect(fits(row, {...NO_CHOICES, namespace: 'debug', access: 'public'})).toBe(false);
  });
});

it('choices of a column are its values, each once', () => {
  expect(valuesOf([row, row, {...row, namespace: 'eth'}], 'namespace')).toEqual(['debug', 'eth']);
});
