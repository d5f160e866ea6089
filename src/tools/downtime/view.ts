import {lengthText} from '../lengths';
import {momentIn} from '../moment';
import {counted} from '../money';
import type {Block, Output} from '../types';
import {inMaintenance, untilMidnight, whileDown, type Reached, type Rules} from './clock';
import type {Counted} from './read';

type Row = Extract<Block, {kind: 'values'}>['rows'][number];

const inWords = ({blocks, length}: Omit<Reached, 'misses'>): string =>
  blocks === 0 ? 'now' : `in ${lengthText(length)} (${counted(blocks)} blocks)`;

/** What awaits a validator that misses all of its turns. */
export function downOutput(misses: number, rules: Rules): Output {
  const {misdemeanour, felony, afterMidnight} = whileDown(misses, rules);
  const {validators, scale, interval} = rules;
  // Once it is in maintenance, it no longer counts as one that works: with more elected than seats, this is on the safe side.
  const others = Math.max(1, validators - 1);
  const rest = inMaintenance(0, {...rules, validators: others});
  // At a common multiple it is a felony only.
  const isNext = misdemeanour.misses < felony.misses;
  const warning: Row = {
    label: 'Next misdemeanour',
    value: `${misdemeanour.misses} misses away, ${inWords(misdemeanour)}`,
    note: `The day’s income is lost, and the validator is put into maintenance if it may enter: then leave within ${lengthText(rest.misdemeanour.length)}.`,
    tone: 'warn',
  };
  const rows: Row[] = [
    ...(isNext ? [warning] : []),
    {
      label: 'Fine and jail',
      value: `${felony.misses} misses away, ${inWords(felony)}`,
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
      note: `With ${validators} validators. Blocks after a missed one come later, so there is more time than this.`,
    },
    {
      label: 'In maintenance instead',
      value: `${lengthText(rest.misdemeanour.length)} without a misdemeanour, ${lengthText(rest.felony.length)} without a fine`,
      note: `Blocks are divided by ${others}, or more others that work, and by ${scale} when it leaves.`,
    },
  ];
  return {
    summary: `Jail in ${lengthText(felony.length)} if nothing is done${isNext ? `; misdemeanour in ${lengthText(misdemeanour.length)}` : ''}.`,
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

/** What a reading adds: when it was, and what the numbers of the fields do not say. */
export function readingBlocks(reading: Counted): Block[] {
  const {block, at, lastMiss, isElected, isWorking, maintained} = reading;
  const texts: string[] = [];
  if (!isElected) texts.push('This address has not been elected today, so it misses nothing now.');
  else if (!isWorking && maintained === undefined)
    texts.push('It is in jail: nothing more is counted until it is out.');
  const midnight = lengthText(untilMidnight(at));
  const last = lastMiss === 0 ? 'no miss yet' : `last miss at block ${counted(lastMiss)}`;
  return [
    ...texts.map((text) => ({kind: 'text' as const, text, tone: 'warn' as const})),
    {
      kind: 'text',
      text: `Read at block ${counted(block)}, ${momentIn('UTC', at)}; ${last}. Until 00:00 UTC: ${midnight}. Then counters fall, and every maintenance ends by the same formula, before the day’s income is paid.`,
    },
  ];
}
