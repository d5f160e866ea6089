import {defineTool} from '../define';
import {coins, counted} from '../money';
import {momentInBoth, ownZone, timeText} from '../moment';
import {Fault, type Block} from '../types';
import type {LossesFacts} from './facts';
import {lossesFields} from './fields';
import {lossOf, penaltyOf, toAdd, type Loss, type Penalty} from './outcome';

type Row = Extract<Block, {kind: 'values'}>['rows'][number];

const days = (count: number): string => `${counted(count)} ${count === 1 ? 'day' : 'days'}`;

function operatorRows(
  {taken, jail, missing}: Penalty,
  {symbol, minDelegation}: LossesFacts,
): Row[] {
  return [
    {
      label: 'The operator loses',
      value: taken === 0n ? 'none of its stake' : coins(taken, symbol),
      ...(taken > 0n && {tone: 'bad' as const, note: 'Taken from its own shares alone.'}),
    },
    ...(jail === 0 ? [] : [{label: 'Jail', value: `at least ${days(jail / 86_400)}`}]),
    ...(missing === 0n
      ? []
      : [
          {
            label: 'Before its release the operator must add',
            value: coins(toAdd(missing, BigInt(minDelegation)), symbol),
            note: 'It needs the minimum stake to be released; each conversion rounds down.',
          },
        ]),
  ];
}

function delegatorRows(
  {stays, before, leaves, absence}: Loss,
  symbol: string,
  show: (at: number) => string,
): Row[] {
  const rows: Row[] = [
    {label: 'Your stake loses', value: 'nothing', note: 'A slash never takes it.', tone: 'good'},
    {
      label: absence
        ? `Lost income if you stay (${days(absence.days + (before > 0n ? 1 : 0))})`
        : 'Lost income',
      value: coins(stays, symbol),
      ...(before > 0n && {
        note: `With ${coins(before, symbol)} of the day before: in the first block of a day, its reward is paid after this. That is where a maintenance ends that nobody has left.`,
      }),
    },
  ];
  if (leaves !== undefined)
    rows.push({
      label: 'If you redelegate the same day',
      value: `${coins(leaves + before, symbol)}, the fee${before > 0n ? ' and the day before' : ''}`,
      note: 'The pool that you join pays you for this day, as if you had been there.',
    });
  if (absence)
    rows.push(
      {label: 'It can be released from', value: show(absence.release)},
      {label: 'It can be elected again', value: show(absence.elected)},
      {label: 'Next reward', value: `after ${show(absence.paid)}`},
    );
  return rows;
}

/** What happens to a stake when its validator breaks a rule. */
export default defineTool({
  title: 'What can I lose?',
  fields: lossesFields,
  begin: (_: LossesFacts, now) => ({at: timeText(now.getTime()), zone: ownZone()}),
  compute({offence, at, zone, own, late, ...position}, facts) {
    if (position.stake > position.pool)
      throw new Fault('Your stake is larger than the pool that contains it: correct one of them.');
    const {symbol, feeRate, isVoteSlashed} = facts;
    const penalty = penaltyOf(offence, own, facts);
    const loss = lossOf(position, offence, penalty, at, late, BigInt(feeRate));
    const notes: Block[] = [];
    if (offence === 'misdemeanor')
      notes.push({
        kind: 'text',
        text: 'The income since midnight goes to the other validators. The validator may be put into maintenance, and earns nothing until that ends. If it stays there too long, it is jailed.',
      });
    if (offence === 'selfStake' && penalty.jail === 0)
      notes.push({kind: 'text', text: 'With this stake of its own the operator is not jailed.'});
    if (offence === 'vote' && !isVoteSlashed)
      notes.push({kind: 'text', text: 'Governance has not enabled this penalty.', tone: 'warn'});
    return {
      summary: `Your stake loses nothing; you lose ${coins(loss.stays, symbol)} of income if you stay.`,
      blocks: [
        {
          kind: 'values',
          rows: [
            ...delegatorRows(loss, symbol, (time) => momentInBoth(zone, time)),
            ...operatorRows(penalty, facts),
          ],
        },
        ...notes,
        {
          kind: 'text',
          text: 'Assumes the same reward every day, spread evenly over the day, and that the validator is elected as soon as it can be.',
        },
      ],
    };
  },
});
