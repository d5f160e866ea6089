import {at, fault, numberAt, parametersOf, whole, type Rule} from '../rule';

/** Initial values of contracts that governance could not set later. */
const INITIAL_ONLY: Readonly<Record<string, bigint>> = {'governance.votingDelay': 0n};

/** A parameter is between the minimum and maximum that its contract accepts. */
export const bounds: Rule = (data) =>
  parametersOf(data).flatMap((path) => {
    const value = numberAt(data, path);
    const {min, max} = at(data, path) as {min?: unknown; max?: unknown};
    const least = whole(min);
    const most = whole(max);
    if (least !== undefined && most !== undefined && least > most) {
      return [fault(`${path}.min`, `at most max, ${most}`, least, 'exchange min and max')];
    }
    if (value === undefined || INITIAL_ONLY[path] === value) return [];
    const tooLow = least !== undefined && value < least;
    const tooHigh = most !== undefined && value > most;
    if (!tooLow && !tooHigh) return [];
    const range = [
      least === undefined ? [] : `at least ${least}`,
      most === undefined ? [] : `at most ${most}`,
    ];
    return [
      fault(
        `${path}.value`,
        range.flat().join(' and '),
        value,
        'correct the value; if your contract has other bounds, correct min and max',
      ),
    ];
  });

/** The contract rejects turns of two blocks, although it accepts one and three. */
export const turnLength: Rule = (data) =>
  numberAt(data, 'timing.turnLength') === 2n
    ? [
        fault(
          'timing.turnLength.value',
          '1, or 3 to 64',
          2,
          'write what ValidatorSet.getTurnLength() returns',
        ),
      ]
    : [];
