import {decayed, maintenanceLimit, maintenanceMisses, untilNext} from '../../worked/slashing';

const DAY = 86_400_000;

/** What the contracts count with. */
export interface Rules {
  /** Missed blocks from which on a validator loses its rewards, and is jailed. */
  readonly misdemeanour: number;
  readonly felony: number;
  /** Divisor of the blocks that are missed in maintenance. */
  readonly scale: number;
  readonly validators: number;
  /** Blocks that a validator makes, or misses, in a row. */
  readonly turnLength: number;
  /** Between blocks, in milliseconds. */
  readonly interval: number;
}

/** When something is reached. */
export interface Left {
  readonly blocks: number;
  /** In milliseconds, if no block comes late. */
  readonly length: number;
}

/** When a counter reaches a threshold, at the earliest: if a turn of the validator begins now. */
export interface Reached extends Left {
  readonly misses: number;
  /** Blocks if its turn has just ended. */
  readonly latest: number;
}

/** What awaits a validator that is down. */
export interface Down {
  readonly misdemeanour: Reached;
  readonly felony: Reached;
  /** The counter after the reduction at 00:00 UTC, if it stops growing now. */
  readonly afterMidnight: number;
}

function reachedAfter(misses: number, {validators, turnLength, interval}: Rules): Reached {
  const others = (validators - 1) * turnLength;
  // The turns of the others come between its own.
  const blocks = misses + Math.floor((misses - 1) / turnLength) * others;
  return {misses, blocks, latest: blocks + others, length: blocks * interval};
}

/** @param misses of the counter now */
export function whileDown(misses: number, rules: Rules): Down {
  return {
    misdemeanour: reachedAfter(untilNext(misses, rules.misdemeanour), rules),
    felony: reachedAfter(untilNext(misses, rules.felony), rules),
    afterMidnight: decayed(misses, rules.felony),
  };
}

/** What leaving maintenance means, now and later. */
export interface Maintained {
  /** Misses that it counts as now. */
  readonly counted: number;
  /** What is left until it counts as an offence; zero once it does. */
  readonly misdemeanour: Left;
  readonly felony: Left;
}

/** @param blocks since the validator entered maintenance */
export function inMaintenance(blocks: number, rules: Rules): Maintained {
  const {validators, scale, interval} = rules;
  const until = (threshold: number) => {
    const left = Math.max(0, maintenanceLimit(threshold, validators, scale) - blocks);
    return {blocks: left, length: left * interval};
  };
  return {
    counted: maintenanceMisses(blocks, validators, scale),
    misdemeanour: until(rules.misdemeanour),
    felony: until(rules.felony),
  };
}

/** Milliseconds until the next 00:00 UTC, when counters fall and every maintenance ends. */
export function untilMidnight(now: number): number {
  return DAY - (now % DAY);
}
