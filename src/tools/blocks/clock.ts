import {inTurn, recentWindow} from '../../worked/consensus';

/** A block whose time is known, and the lengths that hold from there on. Times in milliseconds since 1970. */
export interface Clock {
  readonly number: number;
  readonly at: number;
  /** Milliseconds from block to block. */
  readonly interval: number;
  /** In blocks. */
  readonly epoch: number;
  readonly turn: number;
  /** Members of the mining set. */
  readonly validators: number;
}

/** A block's place in its epoch and turn. */
export interface Place {
  readonly epoch: number;
  /** Blocks of the epoch before it. */
  readonly position: number;
  /** Place in its turn, from 1. */
  readonly inTurn: number;
  readonly turnEnds: number;
  /** Index, in the order of addresses, of the validator whose turn it is. */
  readonly validator: number;
  readonly nextEpoch: number;
  /** The next block at which the mining set changes. */
  readonly nextSwitch: number;
  /** The first block of the next day (UTC). */
  readonly nextDay: number;
}

const DAY = 86_400_000;

/** Position in the epoch at which the mining set changes. */
export const switchPosition = ({validators, turn}: Clock): number => recentWindow(validators, turn);

/** Expected time of a block. */
export const timeOf = ({number, at, interval}: Clock, block: number): number =>
  at + (block - number) * interval;

/** The first block at a time or after it. */
export const blockAt = ({number, at, interval}: Clock, time: number): number =>
  number + Math.ceil((time - at) / interval);

/** Where a block is in its epoch and turn, and what comes next. */
export function placeOf(clock: Clock, block: number): Place {
  const {epoch, turn, validators} = clock;
  const position = block % epoch;
  const first = block - position;
  const change = switchPosition(clock);
  const midnight = Math.floor(timeOf(clock, block) / DAY + 1) * DAY;
  return {
    epoch: first / epoch,
    position,
    inTurn: (block % turn) + 1,
    turnEnds: block - (block % turn) + turn - 1,
    validator: inTurn(block, validators, turn),
    nextEpoch: first + epoch,
    nextSwitch: first + change + (position < change ? 0 : epoch),
    nextDay: blockAt(clock, midnight),
  };
}
