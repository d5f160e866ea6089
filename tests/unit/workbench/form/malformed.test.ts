import Ajv from 'ajv';
import fc from 'fast-check';
import {expect, test, vi} from 'vitest';
import type {Method} from '../../../../src/openrpc/types';
import type {FormModel} from '../../../../src/workbench/form/draft';
import {messageOf} from '../../../../src/workbench/form/messages';
import {fromParams, readParams, toParams} from '../../../../src/workbench/form/params';
import type {Fault} from '../../../../src/workbench/form/problem';
import {mutated} from './mutate';
import {context, methodOf, methods, schemas} from './reference';

vi.mock('@docusaurus/Translate', () => import('../translate'));

const ajv = new Ajv({strict: false, validateFormats: false});
ajv.addSchema({$id: 'reference', schemas});
const compiled = new Map<string, ReturnType<Ajv['compile']>>();

/** What the schemas of a method forbid, as paths within the arguments. */
function forbidden({name, params}: Method, values: readonly unknown[]): string[] {
  const tooFew = params.slice(values.length).some(({required}) => required === true);
  const tooMany = values.length > params.length;
  const wrong = values.flatMap((value, at) => {
    const key = `${name}/${at}`;
    const schema = JSON.stringify(params[at]?.schema ?? {}).replaceAll(
      '#/schemas',
      'reference#/schemas',
    );
    const check = compiled.get(key) ?? ajv.compile(JSON.parse(schema) as object);
    compiled.set(key, check);
    return check(value)
      ? []
      : (check.errors ?? []).map(({instancePath}) => `/${at}${instancePath}`);
  });
  return [...(tooFew ? [''] : []), ...(tooMany ? [`/${params.length}`] : []), ...wrong];
}

/** Problems that the schemas do not know: the form is stricter. */
const STRICTER = ['checksum', 'secret', 'unsafe', 'deep'];

const calls = fc.constantFrom(...methods).chain((method) =>
  fc
    .constantFrom(...method.examples.map(({params}) => params.map(({value}) => value)))
    .chain(mutated)
    .map(({values, path}) => ({method, values, path})),
);

const isNear = (one: string, other: string) =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

const SCHEMAS = JSON.stringify(schemas);

/** Messages say what is wrong, and repeat nothing of the entry, which may be a secret. */
function expectPlain(faults: readonly Fault[], values: readonly unknown[]): void {
  const texts = JSON.stringify(values).match(/[0-9a-zA-Z]{12,}/g) ?? [];
  for (const fault of faults) {
    const message = messageOf(fault, schemas);
    expect(message).toMatch(/^.{8,}[.)]$/s);
    const own = JSON.stringify(fault.schema) + SCHEMAS;
    for (const text of texts) {
      if (!own.includes(text)) expect(message).not.toContain(text);
    }
  }
}

test('500 malformed calls: a message at the right field, and nothing passes that a schema forbids', () => {
  let wrong = 0;
  fc.assert(
    fc.property(calls, ({method, values, path}) => {
      const model = fromParams(method.params, values, context);
      const read = toParams(method.params, model, context);
      const isForbidden = forbidden(method, values).length > 0;
      if ('params' in read) {
        expect(isForbidden).toBe(false);
        expect(read.params).toEqual(values);
        return;
      }
      wrong += 1;
      expectPlain(read.faults, values);
      const kinds = read.faults.map(({problem}) => problem.kind);
      if (!isForbidden) expect(kinds.filter((kind) => !STRICTER.includes(kind))).toEqual([]);
      const changed = `/${path.join('/')}`;
      expect(
        read.faults.some((fault) => isNear(fault.path, changed)),
        changed,
      ).toBe(true);
    }),
    {numRuns: 1000, seed: 23},
  );
  expect(wrong).toBeGreaterThan(500);
}, 30_000);

/** Puts a typed text wherever a draft has one. */
function typed(model: FormModel, text: string): FormModel {
  return JSON.parse(
    JSON.stringify(model, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && 'text' in part ? {kind: 'text', text} : part,
    ),
  ) as FormModel;
}

test('whatever is typed, only what the schemas allow leaves the form', () => {
  const entry = fc.oneof(
    fc.string({unit: 'binary'}),
    fc.stringMatching(/^(0x|-)?[0-9a-fA-F]{0,66}$/),
    fc.stringMatching(/^[0-9]{1,20}([.,_][0-9]{1,20})?( (wei|gwei|ether|EXN|days))?$/),
    fc.json(),
  );
  let passed = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...methods.filter(({params}) => params.length > 0)),
      fc.nat(),
      entry,
      (method, at, text) => {
        const values =
          method.examples[at % method.examples.length]?.params.map(({value}) => value) ?? [];
        const model = typed(fromParams(method.params, values, context), text);
        const read = toParams(method.params, model, context);
        if ('faults' in read) {
          expectPlain(read.faults, [text]);
          return;
        }
        expect(forbidden(method, read.params)).toEqual([]);
        passed += 1;
      },
    ),
    {numRuns: 1000, seed: 23},
  );
  expect(passed).toBeGreaterThan(50);
}, 30_000);

test('calls of error examples keep what was entered, right or wrong', () => {
  for (const method of methods) {
    for (const {params} of method['x-error-examples'] ?? []) {
      const model = fromParams(method.params, params, context);
      expect(readParams(method.params, model, context).params, method.name).toEqual(params);
    }
  }
});

test('a nesting that would exhaust the stack is a fault', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
  const {params} = methodOf('eth_getLogs');
  expect(toParams(params, fromParams(params, [deep], context), context)).toHaveProperty('faults');
});
