import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {explainerOf, type Answer} from '@site/src/openrpc/explainer/explain';
import type {ErrorFact} from '@site/src/openrpc/explainer/facts';
import {alternatives, fitsMessage, withValues} from '@site/src/openrpc/explainer/pattern';
import {errorFactsOf} from '@site/src/plugins/error-facts';
import {copyOfReference} from '../reference';
import {FORMS, WITHOUT_METHOD, type Given} from './pasted';

const facts = errorFactsOf(path.resolve(__dirname, '../../../..'), 'current');
const explain = explainerOf(facts);

const methodsOf = ({own = [], shared = []}: ErrorFact) => [...own, ...shared];

/** A message as a node would write it. */
function messageOf(form: string): string {
  const values: Record<string, string> = {
    '<hash>': '0x833ecd8e2c588c5ea5c03d7418b94f78e901da8b2ab6935e9cb068b5672ab7b1',
    '[: <reason>]': ': not allowed',
    '<cause>': 'some cause',
    '<reason>': 'hex string without 0x prefix',
    '<path>': '/nowhere/out',
    '<name>': 'abc',
    '…': 'ab12',
  };
  return withValues(form, (placeholder) => values[placeholder] ?? '5');
}

/** What goes wrong if this error is pasted in all forms: nothing. */
function faultsOf(fact: ErrorFact, given: Given, forms: readonly string[]): string[] {
  return forms.flatMap((name) => {
    const [first, ...others] = explain(FORMS[name]?.(given) ?? '').errors;
    const found = [first, ...others].filter(
      (each) => each?.likeness === first?.likeness && each?.error.code === first?.error.code,
    );
    const isFound =
      first?.error === fact ||
      (found.some((each) => each?.error === fact) &&
        fitsMessage(given.message, first?.error.message ?? ''));
    return isFound
      ? []
      : [
          `${given.message} as ${name}: expected ${fact.slug}, found ${first?.error.slug ?? 'nothing'}`,
        ];
  });
}

describe('every documented error is found first', () => {
  it.each(facts.errors.map((fact) => [fact.slug, fact] as const))('%s', (_, fact) => {
    const faults = alternatives(fact.message).flatMap((form) => {
      const message = messageOf(form);
      const methods = methodsOf(fact);
      return [
        ...faultsOf(fact, {code: fact.code, message, method: 'rpc_modules'}, WITHOUT_METHOD),
        ...methods.flatMap((method) =>
          faultsOf(fact, {code: fact.code, message, method}, Object.keys(FORMS).slice(0, 3)),
        ),
      ];
    });
    expect(faults).toEqual([]);
  });

  const examples = Object.values(copyOfReference().documents).flatMap(({methods}) =>
    methods.flatMap(({name, 'x-error-examples': failing = []}) =>
      failing.map((example) => [`${name}: ${example.name}`, name, example.error] as const),
    ),
  );
  it.each(examples)('in the example of %s', (_, method, error) => {
    const data = typeof error.data === 'string' ? error.data : undefined;
    const given = {...error, data, method};
    const faults = Object.entries(FORMS).flatMap(([name, form]) => {
      const [first] = explain(form(given)).errors;
      const isOf =
        first && (methodsOf(first.error).length === 0 || methodsOf(first.error).includes(method));
      const isNamed = !WITHOUT_METHOD.includes(name);
      return first?.error.code === error.code &&
        fitsMessage(error.message, first.error.message) &&
        (isOf || !isNamed)
        ? []
        : [`as ${name}: found ${first?.error.slug ?? 'nothing'}`];
    });
    expect(faults).toEqual([]);
  });
});

const slugs = ({errors}: Answer) => errors.map(({error}) => error.slug);

describe('an error is found from', () => {
  it.each([
    ['a part of its message', 'nonce too low', 'nonce-too-low'],
    [
      'the message of another version',
      'nonce too low: address 0x12, tx: 1 state: 2',
      'nonce-too-low',
    ],
    ['upper-case letters', 'HEADER NOT FOUND', 'header-not-found'],
    [
      'an error that wraps it',
      'failed to send: replacement transaction underpriced',
      'replace-underpriced',
    ],
    ['a code that only one error has', '-38010', 'sim-nonce-low'],
    ['a rare code with an en dash', '\u201338026', 'sim-limit'],
    [
      'a batch',
      '[{"id":1,"result":"0x1"},{"id":2,"error":{"code":-32000,"message":"filter not found"}}]',
      'filter-not-found',
    ],
    [
      'a body inside JSON',
      JSON.stringify({info: {responseBody: '{"error":{"code":-32000,"message":"already known"}}'}}),
      'already-known',
    ],
  ])('%s', (_, pasted, slug) => {
    expect(slugs(explain(pasted))[0]).toBe(slug);
  });

  it('several lines, each one', () => {
    const log = 'a failed: header not found (1)\nb failed: txpool is full (2)';
    expect(slugs(explain(log))).toEqual(expect.arrayContaining(['header-not-found', 'pool-full']));
  });
});

describe('the method in the text decides', () => {
  it('between equal messages', () => {
    const paste = (method: string) =>
      slugs(explain(`Served ${method} err="open /a: no such file or directory"`));
    expect(paste('admin_importChain')).toEqual(['file-open']);
    expect(paste('debug_cpuProfile')).toEqual(['file-create']);
  });
});

describe('a code', () => {
  it.each(['-32000', '\u221232000', '\u201332000', ' -32000 ', 'code -32000'])(
    '%j has its row',
    (pasted) => {
      expect(explain(pasted)).toMatchObject({errors: [], code: {code: -32000}});
    },
  );

  it.each(['3', 'error code 3', '{"code":3}'])('%j is that of a revert', (pasted) => {
    expect(explain(pasted).code?.meaning).toBe('Execution reverted');
  });

  it('of a bid leads to its table', () => {
    expect(explain('-38001').code?.place).toBe('validator/mev/user-guide#errors');
  });

  it('that the node does not give is said to come from elsewhere', () => {
    expect(explain('{"code":-32005,"message":"limit exceeded"}')).toMatchObject({
      errors: [],
      foreignCode: -32005,
    });
  });
});

describe('revert data', () => {
  const word = (hex: string) => hex.padStart(64, '0');

  it('of a custom error has its name, contracts, cause and values', () => {
    const text = Buffer.from('minSelf').toString('hex').padEnd(64, '0');
    const data = `0x0a5a6041${word('40')}${word('80')}${word('7')}${text}${word('2')}${'abcd'.padEnd(64, '0')}`;
    const {revert} = explain(`execution reverted, data: "${data}"`);
    expect(revert).toMatchObject({
      kind: 'custom',
      selector: '0x0a5a6041',
      values: ['"minSelf"', '0xabcd'],
      error: {signature: 'InvalidValue(string key, bytes value)'},
    });
    expect(explain('0x056e8811').revert).toMatchObject({
      error: {
        signature: 'ValidatorNotExisted()',
        contracts: ['StakeHub'],
        cause: 'Not an operator',
      },
    });
  });

  it('that is cut off has its name only', () => {
    expect(explain('0xf22c439000000000').revert).toMatchObject({
      error: {signature: 'OnlySystemContract(address systemContract)'},
      values: [],
    });
  });

  it('of require() and of the compiler', () => {
    const data = `0x08c379a0${word('20')}${word('b')}${Buffer.from('not allowed').toString('hex').padEnd(64, '0')}`;
    expect(explain(data).revert).toEqual({kind: 'text', text: 'not allowed'});
    expect(explain(`0x4e487b71${word('11')}`).revert).toEqual({kind: 'panic', code: 17});
  });

  it('of an unknown error is none', () => {
    expect(explain('0xdeadbeef').revert).toBeUndefined();
  });
});

describe('what is no documented error', () => {
  it.each([
    '',
    'hello world',
    'transaction',
    'block',
    '0x',
    '0x833ecd8e2c588c5ea5c03d7418b94f78e901da8b2ab6935e9cb068b5672ab7b1',
    'TypeError: Cannot read properties of undefined (reading "map")',
    '{"jsonrpc":"2.0","id":1,"result":"0x1"}',
    '{{{[[[',
    '123456',
    'the weather is nice, and the code is 7',
  ])('%j has no answer', (pasted) => {
    expect(explain(pasted)).toMatchObject({errors: [], isConnection: false});
    expect(explain(pasted).code).toBeUndefined();
    expect(explain(pasted).revert).toBeUndefined();
  });

  it.each([
    '429 Too Many Requests',
    'TypeError: Failed to fetch',
    'connect ECONNREFUSED 127.0.0.1:8545',
    'HTTP status 503',
  ])('%j is an error of the connection', (pasted) => {
    expect(explain(pasted)).toMatchObject({errors: [], isConnection: true});
  });

  it('takes no time, however long it is', () => {
    const start = performance.now();
    explain('block transaction '.repeat(20_000));
    explain('{"a":'.repeat(20_000));
    explain('insufficient funds for gas * price + value: balance '.repeat(1_000));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
