import {lengthText} from '../lengths';
import {counted} from '../money';
import type {Block, Output} from '../types';
import type {Place, Window} from './window';

/** What is known of the chain besides the fields. */
export interface Known {
  /** Time of the head in milliseconds since 1970; undefined when it was typed. */
  readonly at: number | undefined;
  /** The next block at which the set may become another. */
  readonly change: number;
  /** Seconds for which a node that is stopped now waits; undefined when it stops at once. */
  readonly wait: number | undefined;
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
  const {turn, from, fits, missed} = window;
  const {wait} = known;
  const later = `Stop in your turn (${when(turn.start, place, known)}): the node then waits for its end.`;
  const now = from === place.head ? 'Stop now.' : later;
  const stop =
    wait === undefined ? now : `Stop now: the node waits ${wait} s, until its turn is over.`;
  return fits
    ? `${stop} The restart ends before your next turn.`
    : `${stop} The restart is longer than the window and costs about ${missed} of your blocks.`;
}

/** The sentence and the rows for a validator's turns. */
export function turnsOutput(window: Window, place: Place, known: Known): Output {
  const {turn, isRunning, from, to, length, fits} = window;
  const {change, wait} = known;
  if (place.validators === 1)
    return {summary: 'The only validator makes every block: each second off is lost.', blocks: []};
  const isSure = change > to;
  const rows: Row[] = [
    {
      label: isRunning ? 'Your turn runs' : 'Your next turn',
      value: `blocks ${counted(turn.start)} to ${counted(turn.end)}, ${isRunning ? 'now' : when(turn.start, place, known)}`,
    },
    {
      label: 'Window for a restart',
      value: `after block ${counted(from)} until block ${counted(to)}: ${lengthText(length)}`,
      note:
        wait === undefined || isRunning
          ? 'Turns come later when other validators miss theirs, never earlier.'
          : 'The wait is fixed: if other validators miss turns meanwhile, the node stops before the end of yours. Stop in your turn to avoid that.',
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
