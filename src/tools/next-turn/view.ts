import {nextSwitch, recentWindow} from '../../worked/consensus';
import {lengthText} from '../lengths';
import {counted} from '../money';
import type {Block, Output} from '../types';
import type {Place, Window} from './window';

/** What is known of the chain besides the fields. */
export interface Known {
  /** Time of the head in milliseconds since 1970; undefined when it was typed. */
  readonly at: number | undefined;
  readonly epoch: number;
  readonly interval: number;
}

type Row = Extract<Block, {kind: 'values'}>['rows'][number];

const clockAt = (at: number): string => `${new Date(at).toISOString().slice(11, 19)} UTC`;

/** When a block comes: `in 38 s, 12:00:38 UTC`. */
function when(block: number, {head}: Place, {at, interval}: Known): string {
  const away = (block - head) * interval;
  const wait = away <= 0 ? 'now' : `in ${lengthText(away)}`;
  return at === undefined ? wait : `${wait}, ${clockAt(at + away)}`;
}

function verdict(window: Window, place: Place, known: Known): string {
  const {from, fits, missed} = window;
  const stop =
    from === place.head
      ? 'Stop now'
      : `Stop after block ${counted(from)} (${when(from, place, known)})`;
  return fits
    ? `${stop}: the restart ends before your next turn.`
    : `${stop}: the restart is longer than the window and costs about ${missed} of your blocks.`;
}

/** The sentence and the rows for a validator's turns. */
export function turnsOutput(window: Window, place: Place, known: Known): Output {
  const {turn, isRunning, from, to, length, fits} = window;
  const {head, validators, turnLength} = place;
  if (validators === 1)
    return {summary: 'The only validator makes every block: each second off is lost.', blocks: []};
  const change = nextSwitch(head, known.epoch, recentWindow(validators, turnLength));
  const isSure = change > to;
  const rows: Row[] = [
    {
      label: isRunning ? 'Your turn runs' : 'Your next turn',
      value: `blocks ${counted(turn.start)} to ${counted(turn.end)}, ${isRunning ? 'now' : when(turn.start, place, known)}`,
    },
    {
      label: 'Window for a restart',
      value: `after block ${counted(from)} until block ${counted(to)}: ${lengthText(length)}`,
      note: 'Turns come later when other validators miss theirs, never earlier.',
      tone: fits ? 'good' : 'warn',
    },
    {
      label: 'The set may change at',
      value: `block ${counted(change)}, ${when(change, place, known)}`,
      ...(!isSure && {
        note: 'That is before the window ends: your place can be another then. Read again after it.',
        tone: 'warn' as const,
      }),
    },
  ];
  return {summary: verdict(window, place, known), blocks: [{kind: 'values', rows}]};
}
