import {describe, expect, it} from 'vitest';
import {usedKeys} from '@site/src/changes/usedKeys';
import {compareValues} from '@site/src/changes/values';
import {shipped} from '../profile/shipped';

const {network} = shipped();
const parameter = (value: number | string) => ({
  value,
  unit: 'milliseconds' as const,
  meaning: 'Time that is left.',
  source: 'x',
});

describe('values of the profile', () => {
  it('that are the same are not listed', () => {
    expect(compareValues(network, structuredClone(network))).toEqual([]);
  });

  it('have their meaning, and both values with units', () => {
    const [older, newer] = [30, 20].map((value) => ({...network, extra: {left: parameter(value)}}));
    expect(older && newer && compareValues(older, newer)).toEqual([
      {key: 'extra.left', meaning: 'Time that is left.', from: '30 ms', to: '20 ms'},
    ]);
  });

  it('of one version only have one of them', () => {
    const more = {...network, extra: {left: parameter(30)}};
    const change = {key: 'extra.left', meaning: 'Time that is left.'};
    expect(compareValues(network, more)).toEqual([{...change, to: '30 ms'}]);
    expect(compareValues(more, network)).toEqual([{...change, from: '30 ms'}]);
  });

  it('with another meaning only are the same', () => {
    const [older, newer] = ['One.', 'Other.'].map((meaning) => ({
      ...network,
      extra: {left: {...parameter(30), meaning}},
    }));
    expect(older && newer && compareValues(older, newer)).toEqual([]);
  });
});

describe('a page uses', () => {
  const source =
    'Wait {network.staking.unbondPeriod.hours} hours.\n\n<Parameters of="gas" />\n\n<Parameters of="mev" keys="leftOver cap" />\n';

  it.each([
    ['staking.unbondPeriod', true],
    ['staking.unbond', false],
    ['gas.limit', true],
    ['mev.cap', true],
    ['mev.other', false],
  ])('%s: %s', (key, expected) => {
    expect(usedKeys(source)(key)).toBe(expected);
  });
});
