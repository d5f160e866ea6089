import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {EXECUTED, exampleHash, exampleId} from '@site/src/openrpc/executed';
import type {ExecutionRecord} from '@site/src/openrpc/types';
import {readReference, referenceFolder} from '@site/src/openrpc/read';
import {copyOfReference, methodOf} from './reference';
import {versions as released} from '../../versions';

const siteDir = path.resolve(__dirname, '../../..');

describe.each(['current', ...released])('the recorded run of %s', (version) => {
  const file = path.join(siteDir, referenceFolder(version), EXECUTED);
  const record = JSON.parse(fs.readFileSync(file, 'utf8')) as ExecutionRecord;

  it('matches the current examples: record again after changing one', () => {
    const examples = Object.values(readReference(siteDir, version).documents).flatMap(({methods}) =>
      methods.flatMap((method) =>
        [...method.examples, ...(method['x-error-examples'] ?? [])].map((example) => [
          exampleId(method, example),
          exampleHash(example),
        ]),
      ),
    );
    const recorded = Object.entries(record.examples).map(([id, {is}]) => [id, is]);
    expect(Object.fromEntries(recorded)).toEqual(Object.fromEntries(examples));
  });

  it('has every method executed on the described node', () => {
    const executed = new Set(
      Object.entries(record.examples)
        .filter(([, {bsc}]) => bsc === 'exact' || bsc === 'schema')
        .map(([id]) => id.split(/[/!]/)[0]),
    );
    const methods = Object.values(readReference(siteDir, version).documents).flatMap((document) =>
      document.methods.map(({name}) => name),
    );
    expect(methods.filter((name) => !executed.has(name))).toEqual([]);
  });
});

describe('the hash of an example', () => {
  const example = methodOf(copyOfReference(), 'eth_getBalance').examples[0];
  if (!example) throw new Error('no example');

  it('changes with its request, its answer and its notifications, and with nothing else', () => {
    const other = {...example, result: {...example.result, value: '0x1'}};
    const hashes = [
      example,
      other,
      {...example, params: []},
      {...example, 'x-notifications': ['0x1']},
    ].map(exampleHash);
    expect(new Set(hashes).size).toBe(4);
    expect(exampleHash({...example, name: 'another name'})).toBe(hashes[0]);
  });
});
