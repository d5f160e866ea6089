import {parse} from 'smol-toml';
import {describe, expect, test} from 'vitest';
import {blocksIn} from './pages';
import keys from './tomlKeys.json';

/** Several answers of one block are on one line each. */
function parseJson(value: string): unknown[] {
  try {
    return [JSON.parse(value)];
  } catch (error) {
    const lines = value.split('\n');
    if (lines.length === 1 || !lines.every((line) => line.startsWith('{'))) throw error;
    return lines.map((line) => JSON.parse(line) as unknown);
  }
}

describe('JSON', () => {
  test.each(blocksIn('json'))('$at parses', ({value}) => {
    expect(parseJson(value).length).toBeGreaterThan(0);
  });

  test.each(blocksIn('json').filter(({value}) => value.includes('"jsonrpc"')))(
    '$at is a JSON-RPC message',
    ({value}) => {
      for (const message of parseJson(value)) {
        expect(message).toMatchObject({jsonrpc: '2.0'});
      }
    },
  );
});

function sectionsOf(table: object, name = ''): [string, string][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) => {
    const path = name === '' ? key : `${name}.${key}`;
    const nested =
      Array.isArray(value) && typeof value[0] === 'object' ? (value as object[]) : [value];
    const tables = nested.filter(
      (entry): entry is object =>
        typeof entry === 'object' && entry !== null && !Array.isArray(entry),
    );
    return tables.length > 0 ? tables.flatMap((entry) => sectionsOf(entry, path)) : [[name, key]];
  });
}

describe('TOML', () => {
  test.each(blocksIn('toml'))('$at parses, and every key is spelt as in its program', ({value}) => {
    const known = keys as Record<string, string[]>;
    const strange = sectionsOf(parse(value)).filter(([name, key]) => !known[name]?.includes(key));
    expect(strange).toEqual([]);
  });
});
