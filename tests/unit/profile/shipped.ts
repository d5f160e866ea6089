import fs from 'node:fs';
import path from 'node:path';
import type {VersionData} from '../../../src/profile/types';

const data = path.resolve(__dirname, '../../../docs/_data');
const fixtures = path.resolve(__dirname, '../../fixtures/profile');

function read(name: string, folder = data): unknown {
  return JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
}

export const schema = read('network.schema.json') as Record<string, unknown>;

export const topologySchema = read('topology.schema.json') as Record<string, unknown>;

/** A mutable copy of the shipped data. The profile is a fixture, so that these tests are independent of the described network. */
export function shipped(): VersionData {
  return {
    network: read('placeholder.json', fixtures) as VersionData['network'],
    contracts: read('contracts.json') as VersionData['contracts'],
    topology: read('topology.json') as VersionData['topology'],
    version: {path: 'next', url: 'https://docs.network.example/next'},
  };
}

/** A copy of data with other values at dotted paths; `undefined` removes a key. */
export function withValues(data: unknown, changes: Readonly<Record<string, unknown>>): unknown {
  const copy: unknown = structuredClone(data);
  for (const [dotted, value] of Object.entries(changes)) {
    const keys = dotted.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<unknown>(
      (node, key) => (node as Record<string, unknown>)[key],
      copy,
    );
    if (value === undefined) Reflect.deleteProperty(parent as object, last);
    else (parent as Record<string, unknown>)[last] = value;
  }
  return copy;
}

/** A copy of the shipped profile with other values, as {@link withValues} makes it. */
export function profileWith(changes: Readonly<Record<string, unknown>>): unknown {
  return withValues(shipped().network, changes);
}
