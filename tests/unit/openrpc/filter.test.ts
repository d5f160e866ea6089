import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {errorFilterOf} from '@site/src/components/RpcMethodFilter/byError';
import {
  choicesFrom,
  isNarrowed,
  meets,
  NO_CHOICES,
  searchWith,
  type Choices,
  type Row,
} from '@site/src/components/RpcMethodFilter/choices';
import {selectionOf} from '@site/src/components/RpcMethodFilter/selection';
import {choicesOf, facetsOf} from '@site/src/openrpc/render/facets';
import {errorFactsOf} from '@site/src/plugins/error-facts';
import {copyOfReference} from './reference';

const row: Row = {
  name: 'debug_setHead',
  text: 'debug_setHead Rewind the chain head to an earlier block.',
  namespace: 'debug',
  access: 'operator',
  transports: 'HTTP, WS, IPC',
  since: '2.0.0',
  ethereum: 'same',
};

const methods = Object.values(copyOfReference().documents).flatMap((document) => document.methods);
const rows: Row[] = methods.map((method) => ({
  ...facetsOf(method),
  name: method.name,
  text: `${method.name} ${method.summary}`,
}));
const facts = errorFactsOf(path.resolve(__dirname, '../../..'), 'current');
const known = {parameters: facts.parameters, givers: errorFilterOf(facts)};

function selected(choices: Partial<Choices>, isLoaded = true): string[] {
  const all = {...NO_CHOICES, ...choices};
  return [...selectionOf(rows, all, isLoaded ? known : undefined).rows].map(({name}) => name);
}

describe('a row of the list of methods', () => {
  const isSelected = (words: string) => selectionOf([row], {...NO_CHOICES, words}).rows.has(row);

  it('matches without a filter', () => {
    expect(isSelected('')).toBe(true);
  });

  it.each(['sethead', 'REWIND head', '  chain  '])('matches the words "%s"', (words) => {
    expect(isSelected(words)).toBe(true);
  });

  it('does not match if one of the words is missing', () => {
    expect(isSelected('rewind balance')).toBe(false);
  });

  it('must meet every choice', () => {
    expect(meets(row, {...NO_CHOICES, namespace: 'debug', access: 'operator'})).toBe(true);
    expect(meets(row, {...NO_CHOICES, namespace: 'debug', access: 'public'})).toBe(false);
  });
});

describe('methods are found', () => {
  it('by the names of their parameters and of the fields of those', () => {
    expect(selected({words: 'fromBlock'})).toEqual(
      expect.arrayContaining(['eth_getLogs', 'eth_newFilter']),
    );
    expect(selected({words: 'fromBlock'}, false)).toEqual([]);
    expect(selected({words: 'requireCanonical'})).toEqual([]);
    expect(selected({words: 'eth percentiles'})).toEqual(['eth_feeHistory']);
  });

  it.each([
    'filter not found',
    '{"code":-32000,"message":"filter not found"}',
    'Filter not found.',
  ])('by the error %s', (words) => {
    expect(selected({words})).toEqual(['eth_getFilterChanges', 'eth_getFilterLogs']);
  });

  it('by a word of an error if nothing else has it', () => {
    expect(selected({words: 'crashed'}).length).toBeGreaterThan(0);
    expect(selected({words: 'rewind'})).toEqual(['debug_setHead']);
  });

  it('by a code, also with a typeset minus: all methods if all can give it', () => {
    const ofGroup = methods.filter(({errors}) =>
      errors.some(({$ref}) => $ref.endsWith('/SimLimit')),
    );
    expect(selected({words: '\u221238026'})).toEqual(ofGroup.map(({name}) => name));
    expect(selected({words: '-32601'})).toHaveLength(rows.length);
    const general = selected({words: '-32000'});
    expect(general).toContain('eth_getLogs');
    expect(general).not.toContain('eth_chainId');
  });

  it('by an error and a choice together', () => {
    const words = 'execution reverted';
    expect(selected({words})).toEqual(expect.arrayContaining(['eth_call', 'eth_sendTransaction']));
    expect(selected({words, access: 'public'})).toContain('eth_call');
    expect(selected({words, access: 'public'})).not.toContain('eth_sendTransaction');
  });

  it('by nothing for nonsense', () => {
    expect(selected({words: 'zzzz'})).toEqual([]);
    expect(selected({words: 'zzzz yyyy'})).toEqual([]);
  });
});

it('choices are those facets in which methods differ, with their values in order', () => {
  const [first, ...others] = ['eth_call', 'eth_subscribe', 'eth_sign'].flatMap((name) =>
    methods.filter((method) => method.name === name).map((method) => facetsOf(method)),
  );
  expect(choicesOf([first, ...others].flatMap((each) => each ?? []))).toBe(
    'access:public|operator;transports:HTTP, WS, IPC|WS, IPC;ethereum:differs|same',
  );
  expect(choicesOf(first ? [first, first] : [])).toBe('');
});

describe('choices in the address', () => {
  const chosen = {...NO_CHOICES, words: 'set head', namespace: 'debug'};
  const offered = {namespace: ['', 'debug', 'eth'], access: ['', 'operator']};

  it('survive a round trip, and leave other query parameters unchanged', () => {
    const search = searchWith(chosen, '?theme=x');
    expect(search).toBe('?theme=x&words=set+head&namespace=debug');
    expect(choicesFrom(search, offered)).toEqual(chosen);
    expect(searchWith(NO_CHOICES, search)).toBe('?theme=x');
    expect(searchWith(NO_CHOICES, '')).toBe('');
  });

  it('with unknown values are dropped', () => {
    expect(choicesFrom('?namespace=clique&access=operator', offered)).toEqual({
      ...NO_CHOICES,
      access: 'operator',
    });
  });

  it('of spaces only do not filter', () => {
    expect(isNarrowed({...NO_CHOICES, words: '  '})).toBe(false);
    expect(isNarrowed(chosen)).toBe(true);
  });
});
