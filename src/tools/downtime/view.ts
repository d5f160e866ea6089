import {jailText} from '../jail';
import {lengthText} from '../lengths';
import {momentIn} from '../moment';
import {counted} from '../money';
import type {Block, Output} from '../types';
import {
  inMaintenance,
  untilMidnight,
  whileDown,
  type Left,
  type Reached,
  type Rules,
} from './clock';
import type {Counted} from './read';

type Row = Extract<Block, {kind: 'values'}>['rows'][number];

const inWords = ({blocks, length}: Left): string =>
  blocks === 0 ? 'now' : `in ${lengthText(length)} (${counted(blocks)} blocks)`;

const awayInWords = ({misses, blocks, latest, length}: Reached): string =>
  `${misses} misses away, in ${lengthText(length)} at the earliest (${counted(blocks)} to ${counted(latest)} blocks)`;

/** What awaits a validator that misses all of its turns. @param isOpen whether misses may put it into maintenance */
export function downOutput(misses: number, rules: Rules, isOpen = true): Output {
  const {misdemeanour, felony, afterMidnight} = whileDown(misses, rules);
  const {validators, scale, turnLength, interval} = rules;
  // Once it is in maintenance, it no longer counts as one that works: with more elected than seats, this is on the safe side.
  const others = Math.max(1, validators - 1);
  const rest = inMaintenance(0, {...rules, validators: others});
  // At a common multiple it is a felony only.
  const isNext = misdemeanour.misses < felony.misses;
  const warning: Row = {
    label: 'Next misdemeanour',
    value: awayInWords(misdemeanour),
    note: isOpen
      ? `The day’s income is lost, and the validator is put into maintenance if it may enter: then leave within ${lengthText(rest.misdemeanour.length)}. After ${lengthText(rest.felony.length)}, leaving is a felony, and so is 00:00 UTC.`
      : 'The day’s income is lost. On this chain, misses put no validator into maintenance until one has entered it by a transaction.',
    tone: 'warn',
  };
  const rows: Row[] = [
    ...(isNext ? [warning] : []),
    {
      label: 'Fine and jail',
      value: awayInWords(felony),
      note: 'If it is not in maintenance by then.',
      tone: 'bad',
    },
    ...(misses === 0
      ? []
      : [
          {
            label: 'At 00:00 UTC the counter falls',
            value: `from ${misses} to ${afterMidnight}`,
          },
        ]),
    {
      label: 'One miss each',
      value: `${lengthText(validators * interval)} on average`,
      note: `Misses come ${turnLength} in a row, once in a round of ${validators} turns. The earliest times hold if such a turn begins now.`,
    },
    {
      label: 'In maintenance instead',
      value: `${lengthText(rest.misdemeanour.length)} without a misdemeanour, ${lengthText(rest.felony.length)} without a fine`,
      note: `Blocks are divided by ${others}, or more others that work, and by ${scale} when it leaves.`,
    },
  ];
  return {
    summary: isNext
      ? `Misdemeanour in ${lengthText(misdemeanour.length)} at the earliest; jail in ${lengthText(felony.length)} if it ${isOpen ? 'cannot' : 'does not'} enter maintenance then.`
      : `Jail in ${lengthText(felony.length)} at the earliest if nothing is done.`,
    blocks: [{kind: 'values', rows}],
  };
}

/** When to leave maintenance. */
export function maintenanceOutput(blocks: number, misses: number, rules: Rules): Output {
  const {counted: charged, misdemeanour, felony} = inMaintenance(blocks, rules);
  const rows: Row[] = [
    {
      label: 'Leaving now counts as',
      value: `${counted(charged)} misses`,
      note: `${counted(blocks)} blocks, divided by ${rules.validators} and by ${rules.scale}.`,
      tone: charged >= rules.misdemeanour ? 'bad' : 'good',
    },
    {
      label: 'Counts as a misdemeanour',
      value: inWords(misdemeanour),
      tone: misdemeanour.blocks === 0 ? 'bad' : 'warn',
    },
    {
      label: 'Counts as a felony: fine and jail',
      value: inWords(felony),
      tone: 'bad',
    },
    {
      label: 'Slash counter meanwhile',
      value: `stays at ${misses}`,
      note: 'The blocks of a maintenance are not added to it.',
    },
  ];
  const summary =
    felony.blocks === 0
      ? 'Leaving now is a felony, and so is 00:00 UTC.'
      : misdemeanour.blocks === 0
        ? `Leaving now is a misdemeanour. Leave within ${lengthText(felony.length)}: then it is a felony.`
        : `Leave within ${lengthText(misdemeanour.length)} to lose nothing.`;
  return {summary, blocks: [{kind: 'values', rows}]};
}

/** What a validator that misses nothing now is told; undefined for others. */
function idleSummary({at, isElected, jailedUntil}: Counted): string | undefined {
  if (jailedUntil === undefined)
    return isElected ? undefined : 'Not elected today: this address misses nothing now.';
  return jailText(jailedUntil, at);
}

/** What a reading says: instead of the countdown where there is nothing to count, or below it. */
export function readOutput(output: Output, reading: Counted): Output {
  const {block, at, lastMiss} = reading;
  const idle = idleSummary(reading);
  const midnight = lengthText(untilMidnight(at));
  const last = lastMiss === 0 ? 'no miss yet' : `last miss at block ${counted(lastMiss)}`;
  const read: Block = {
    kind: 'text',
    text: `Read at block ${counted(block)}, ${momentIn('UTC', at)}; ${last}. Until 00:00 UTC: ${midnight}. Then counters fall, and every maintenance ends by the same formula, before the day’s income is paid.`,
  };
  return idle === undefined
    ? {...output, blocks: [...output.blocks, read]}
    : {summary: idle, blocks: [read]};
}
