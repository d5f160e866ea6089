import {choiceField, wholeField} from '../fields';
import type {BlocksFacts} from './facts';
import {instantField} from './instant';

/** A block to begin with, at the time of the page's example: after the fork to the interval of today. */
const HEIGHT = 20_600_321;
const AT = 1_769_996_288_450;
/** Longer epochs, turns, sets and intervals are mistakes. */
const MOST = 1_000_000;
/** Higher blocks would have times that no calendar has. */
const HIGHEST = 1_000_000_000_000;

const asksBlock = ({given}: Readonly<Record<string, string>>): boolean => given !== 'time';
const asksTime = ({given}: Readonly<Record<string, string>>): boolean => given === 'time';

/** What a reader enters; times in milliseconds since 1970. */
export function blocksFields({interval, epoch, turn, validators}: BlocksFacts) {
  const known = {group: 'Counted from'} as const;
  const length = {group: 'With', least: 1, most: MOST} as const;
  return {
    given: choiceField({
      label: 'Look for',
      options: [
        {value: 'block', label: 'a block'},
        {value: 'time', label: 'a time'},
      ],
      initial: 'block',
    }),
    block: wholeField({label: 'Block', initial: HEIGHT + 1000, most: HIGHEST, when: asksBlock}),
    time: instantField({label: 'Time', initial: AT + 3_600_000, when: asksTime}),
    number: wholeField({...known, label: 'Known block', initial: HEIGHT, most: HIGHEST}),
    at: {...instantField({label: 'Its time', initial: AT}), ...known},
    interval: wholeField({...length, label: 'Block interval', unit: 'ms', initial: interval}),
    turn: wholeField({...length, label: 'Length of a turn', unit: 'blocks', initial: turn}),
    epoch: wholeField({...length, label: 'Length of an epoch', unit: 'blocks', initial: epoch}),
    validators: wholeField({
      ...length,
      label: 'Mining set',
      unit: 'validators',
      initial: validators,
    }),
  };
}
