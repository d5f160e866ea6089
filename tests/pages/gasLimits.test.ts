import {expect, test} from 'vitest';
import {inputsOf} from '../../src/worked/values';
import {removalGas} from '../../src/worked/gas';
import {loadVersion} from '../../src/profile/load';
import {whyPagesAbsent} from '../absent';
import {skipWhen} from '../skipWhen';
import {blocksIn, siteDir} from './pages';

/** Calls after which ValidatorSet may remove an elected validator, as they stand in code, with their gas limit. */
const REMOVING = [
  /"undelegate\(address,uint256\)" "\$OPERATOR".*?--gas-limit (\d+)/s,
  // exitMaintenance(), and enterMaintenance() of the block whose data the reader replaces.
  /data: "0x(?:04c4fec6|9369d7de)", gas: (\d+)/,
  // undelegate() of an operator, in stake.ts.
  /const leaving = (\d+)n;/,
];

const limits = [...blocksIn('bash'), ...blocksIn('ts')].flatMap(({at, value, page}) =>
  REMOVING.flatMap((pattern) => {
    const limit = pattern.exec(value)?.[1];
    return limit === undefined ? [] : [{at, version: page.version, limit: Number(limit)}];
  }),
);

test('the pages of operators have calls that may remove a validator', () => {
  if (limits.length === 0) skipWhen(whyPagesAbsent);
  expect(limits.length).toBeGreaterThanOrEqual(5);
});

test.each(limits)('$at has gas for the removal of a validator', ({limit, version}) => {
  const {network} = loadVersion(siteDir, version);
  const {most} = removalGas(inputsOf(network).number('validatorSet.maxElected'));
  expect(limit).toBeGreaterThan(most);
  expect(limit).toBeLessThan(inputsOf(network).number('gas.transactionCap'));
});
