import {expect, it} from 'vitest';
import {samples} from '@site/src/openrpc/samples';
import {DEFAULT_LANGUAGE, isLanguage, LANGUAGES} from '@site/src/openrpc/samples/languages';
import {copyOfReference, methodOf} from '../reference';

it('an example has a sample in every language', () => {
  const method = methodOf(copyOfReference(), 'eth_getBalance');
  const [example] = method.examples;
  const texts = example && samples(method, example, 'https://rpc.example');
  expect(Object.keys(texts ?? {})).toEqual(LANGUAGES.map(({id}) => id));
  for (const text of Object.values(texts ?? {})) expect(text).toMatch(/balance/i);
});

it('an example of an error has the failing arguments', () => {
  const method = methodOf(copyOfReference(), 'eth_getBalance');
  const [failing] = method['x-error-examples'] ?? [];
  expect(failing && samples(method, failing, 'https://rpc.example').json).toContain('0xfffffff');
});

it('an unknown language is rejected', () => {
  expect(isLanguage(DEFAULT_LANGUAGE)).toBe(true);
  for (const value of ['rust', '', 'constructor', null, undefined, 1])
    expect(isLanguage(value)).toBe(false);
});
