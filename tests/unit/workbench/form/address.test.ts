import fc from 'fast-check';
import {expect, test} from 'vitest';
import {getAddress} from 'viem';
import {checksummed, hasRightChecksum} from '../../../../src/workbench/form/address';

const address = fc.stringMatching(/^[0-9a-f]{40}$/).map((digits) => `0x${digits}` as const);

test('checksums equal those of viem', () => {
  fc.assert(
    fc.property(address, (one) => {
      expect(checksummed(one)).toBe(getAddress(one));
    }),
  );
});

test('one case has no checksum; a wrong capital is found', () => {
  const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  expect(hasRightChecksum(right)).toBe(true);
  expect(hasRightChecksum(right.toLowerCase())).toBe(true);
  expect(hasRightChecksum(`0x${right.slice(2).toUpperCase()}`)).toBe(true);
  expect(hasRightChecksum(right.replace('aAeb', 'aaeb'))).toBe(false);
});
