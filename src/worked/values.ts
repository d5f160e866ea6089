import {child} from '../profile/keys';
import {isParameter} from '../profile/parameter';
import type {NetworkProfile, Parameter, Unit} from '../profile/types';

function computed(value: bigint | number, unit: Unit): Parameter {
  return {
    value: typeof value === 'bigint' ? value.toString() : value,
    unit,
    meaning: 'Computed for a worked example.',
    source: 'src/worked',
  };
}

/** Wei, or shares: both have the decimals of the coin. Prints with the coin's symbol, `.amount` without it. */
export const amount = (wei: bigint): Parameter => computed(wei, 'wei');
/** Voting power. Prints with the symbol of the vote token, `.amount` without it. */
export const votes = (wei: bigint): Parameter => computed(wei, 'voteWei');
export const count = (number: number): Parameter => computed(number, 'count');
export const blocks = (number: number): Parameter => computed(number, 'blocks');
export const milliseconds = (length: number): Parameter => computed(length, 'milliseconds');
/** Whole elapsed minutes, so that a warning never promises more time than there is. */
export const minutes = (length: number): Parameter =>
  computed(Math.floor(length / 60_000) * 60, 'seconds');
export const basisPoints = (share: bigint): Parameter => computed(Number(share), 'basisPoints');
/** A share of the whole as percent, to three decimals. */
export const percent = (share: number): Parameter =>
  computed(Number((share * 100).toFixed(3)), 'percent');

/** A share of the whole as a whole percentage. */
export const wholePercent = (share: number): Parameter =>
  computed(Math.round(share * 100), 'percent');

const SIX_PLACES = 10n ** 12n;

const TWO_PLACES = 10n ** 16n;

const nearest = (wei: bigint, step: bigint): Parameter => amount(((wei + step / 2n) / step) * step);

/** An amount rounded to six decimals for readability. */
export const rounded = (wei: bigint): Parameter => nearest(wei, SIX_PLACES);

/** An amount rounded to two decimals. */
export const hundredths = (wei: bigint): Parameter => nearest(wei, TWO_PLACES);

/**
 * Reads numbers of the profile that worked examples use; `optional` those that not every network has.
 * @throws when a key is no parameter
 */
export function inputsOf(profile: NetworkProfile) {
  const at = (key: string): unknown =>
    key.split('.').reduce<unknown>((parent, part) => child(parent, part), profile);
  const read = (key: string): string => {
    const node = at(key);
    if (isParameter(node)) return String(node.value);
    throw new Error(
      `Worked examples start from ${key} of the network profile. Expected a parameter with value and unit, found ${JSON.stringify(node)}. Add it to _data/network.json.`,
    );
  };
  const number = (key: string) => Number(read(key));
  return {
    number,
    whole: (key: string) => BigInt(read(key)),
    optional: (key: string) => (at(key) === undefined ? undefined : number(key)),
  };
}
