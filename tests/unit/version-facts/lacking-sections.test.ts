import path from 'node:path';
import {expect, test} from 'vitest';
import {lackingSections} from '../../../src/versionFacts/lackingSections';

const lacking = lackingSections(path.resolve(__dirname, '../../..'), ['current', '2.0.0']);

test('methods that came later are sections that the older version lacks', () => {
  expect(lacking['2.0.0']?.['rpc/eth']).toContain('eth_config');
  expect(lacking['2.0.0']?.['rpc/debug']).toContain('debug_statesize');
  expect(lacking.current?.['rpc/eth'] ?? []).not.toContain('eth_config');
});

test('sections of both versions are not mentioned, and neither are pages without differences', () => {
  expect(JSON.stringify(lacking)).not.toMatch(/eth_call|"rpc\/net"/);
});
