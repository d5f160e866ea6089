import {expect, it} from 'vitest';
import {nearestPaths} from '@site/src/theme/NotFound/Content/nearestPaths';

const known = [
  '/',
  '/endpoint',
  '/rpc/eth',
  '/staking/overview',
  '/staking/user-guide',
  '/validator/overview',
  '/validator/run-val',
];

it.each([
  ['/endpont', ['/endpoint']],
  ['/staking/user-giude', ['/staking/user-guide']],
  ['/user-guide', ['/staking/user-guide']],
  ['/staking/overveiw', ['/staking/overview', '/validator/overview']],
  ['/something/else', []],
  ['/', []],
])('%s may mean %j', (wanted, meant) => {
  expect(nearestPaths(wanted, known)).toEqual(meant);
});
