import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** Rules that begin with a fork of the profile: EIP-7825 and BEP-657. */
const RULES = /EIP-7825|16,777,216|divisible by 5/u;

it.each(['eth', 'components'])('%s.json says from which fork on a rule holds', (name) => {
  const lines = readFileSync(`docs/_data/openrpc/${name}.json`, 'utf8').split('\n');
  const ruled = lines.filter((line) => RULES.test(line));
  expect(ruled.length).toBeGreaterThan(0);
  expect(ruled.filter((line) => !line.includes('Mendel'))).toEqual([]);
});
