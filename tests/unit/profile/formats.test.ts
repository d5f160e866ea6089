import {describe, expect, test} from 'vitest';
import {withDerived} from '../../../src/profile/derived';
import {resolve} from '../../../src/tokens/resolve';
import {shipped} from './shipped';

const {network, ...rest} = shipped();
const data = {...rest, network: withDerived(network)};
const print = (key: string, root: 'network' | 'contracts' = 'network') => {
  const resolved = resolve(data, root, key);
  return 'text' in resolved ? resolved.text : resolved.fault;
};

describe('a value prints with its unit', () => {
  test.each([
    ['timing.blockInterval', '450 ms'],
    ['timing.finality', '1.1 s'],
    ['timing.breatheInterval', '1 day'],
    ['timing.epochLength', '1,000 blocks'],
    ['staking.unbondPeriod', '7 days'],
    ['staking.minSelfDelegation', '2,000 EXN'],
    ['staking.minDelegation.min', '0.1 EXN'],
    ['staking.redelegateFee', '0.002 %'],
    ['staking.maxNodeIds', '5'],
    ['gas.minPrice', '1 gwei'],
    ['gas.limit', '55,000,000 gas'],
    ['gas.blobRetention', '18 days, 4 hours and 48 minutes'],
    ['validatorSet.systemRewardRatio', '6.25 %'],
    ['slashing.reporterReward', '20 %'],
    ['slashing.maliciousVoteSlash', 'off'],
    ['governance.proposalThreshold', '200 govEXN'],
    ['governance.startSupply', '10,000,000 govEXN'],
    ['governance.proposalThreshold.min', '1 wei'],
    ['node.batchBytes', '25 MB'],
    ['node.httpPort', '8545'],
    ['node.callTimeout', '5 seconds'],
    ['chains.mainnet.chainId', '64713'],
    ['chains.mainnet.rateLimit.requests', '10,000'],
    ['chains.mainnet.http.0.archive', 'false'],
    ['name', 'Example Network'],
  ])('%s → %s', (key, text) => {
    expect(print(key)).toBe(text);
  });
});

describe('a format changes what prints', () => {
  test.each([
    ['staking.unbondPeriod.raw', '604800'],
    ['staking.unbondPeriod.value', '604800'],
    ['staking.unbondPeriod.number', '604,800'],
    ['staking.unbondPeriod.hours', '168'],
    ['staking.unbondPeriod.min', '3 days'],
    ['staking.unbondPeriod.max.raw', '2592000'],
    ['staking.unbondPeriod.meaning', 'Waiting time between undelegating and claiming.'],
    ['staking.unbondPeriod.source', 'StakeHub.unbondPeriod()'],
    ['timing.breatheInterval.blocks', '192000'],
    ['timing.epochLength.duration', '7 minutes and 30 seconds'],
    ['timing.blockInterval.seconds', '0.45'],
    ['timing.blockInterval.hex', '0x1c2'],
    ['governance.votingPeriod.hours', '168'],
    ['governance.votingPeriod.days', '7'],
    ['governance.minPeriodAfterQuorum.hours', '21.6'],
    ['staking.minSelfDelegation.wei', '2000000000000000000000'],
    ['staking.minSelfDelegation.units', '2000'],
    ['staking.minSelfDelegation.number', '2,000,000,000,000,000,000,000'],
    ['gas.minPrice.gwei', '1'],
    ['staking.redelegateFee.percent', '0.002'],
    ['validatorSet.burnRatio.fraction', '0.1'],
    ['chains.mainnet.chainId.hex', '0xfcc9'],
    ['chains.mainnet.http.0.url.host', 'rpc.network.example'],
    ['symbol.lower', 'exn'],
  ])('%s → %s', (key, text) => {
    expect(print(key)).toBe(text);
  });
});

test('a contract prints its address', () => {
  expect(print('StakeHub', 'contracts')).toBe('0x0000000000000000000000000000000000002002');
  expect(print('StakeHub.purpose', 'contracts')).toContain('delegation');
});

describe('an unprintable token has a reason', () => {
  test.each([
    ['staking.unbondPeriods', 'Did you mean {network.staking.unbondPeriod}?'],
    ['unbondPeriod', 'Did you mean {network.staking.unbondPeriod}?'],
    ['Staking.UnbondPeriod', 'Did you mean {network.staking.unbondPeriod}?'],
    ['staking.unbondPeriod.hors', 'Did you mean {network.staking.unbondPeriod.hours}?'],
    [
      'gas.limit.hours',
      'the format .hours does not fit this value. Fitting formats: .raw .number .hex.',
    ],
    ['name.wei', 'Fitting formats: .raw .lower.'],
    ['staking', 'is a group. Name one value of it, such as {network.staking.minSelfDelegation}'],
    ['chains.mainnet.http', '{network.chains.mainnet.http.0.url}'],
    ['chains.mainnet.http.7.url', 'is unknown.'],
    ['chains.mainnet.http.length', 'is unknown.'],
    ['constructor', 'is unknown.'],
    ['__proto__.polluted', 'is unknown.'],
    ['zzzzzzzzzzzzzz', '{network.zzzzzzzzzzzzzz} is unknown.'],
    ['', 'is unknown.'],
  ])('%s', (key, words) => {
    expect(print(key)).toContain(words);
  });

  test('a contract in other letter case', () => {
    expect(print('Stakehub', 'contracts')).toContain('Did you mean {contracts.StakeHub}');
  });
});
