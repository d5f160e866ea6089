import {hexOf, readHeader} from '../reading/block';
import {callsAt} from '../reading/calls';
import {callOf} from '../reading/contracts';
import {Fault, type Asked} from '../types';
import type {DowntimeFacts} from './facts';

/** What the contracts say of a validator. */
export interface Counted {
  readonly block: number;
  /** Time of the block, in milliseconds since 1970. */
  readonly at: number;
  readonly misses: number;
  /** Block of the last miss; zero without any. */
  readonly lastMiss: number;
  readonly validators: number;
  readonly misdemeanour: number;
  readonly felony: number;
  readonly scale: number;
  /** Blocks since it entered maintenance; undefined when it is not in it. */
  readonly maintained: number | undefined;
  readonly isElected: boolean;
  readonly isWorking: boolean;
}

/**
 * Reads the counters of a validator in one block.
 *
 * @param address its consensus address
 * @throws Fault when the chain has no such contracts
 */
export async function readCounted(
  asked: Asked,
  address: string,
  {indicator, set}: DowntimeFacts,
): Promise<Counted> {
  const {number, at} = await readHeader(asked, 'latest');
  const callAll = await callsAt(asked, hexOf(number));
  const [counter, thresholds, working, isCurrent, scale, index] = await callAll([
    callOf(indicator, 'SlashIndicator.getSlashIndicator(address)', address),
    callOf(indicator, 'SlashIndicator.getSlashThresholds()'),
    callOf(set, 'ValidatorSet.getWorkingValidatorCount()'),
    callOf(set, 'ValidatorSet.isCurrentValidator(address)', address),
    callOf(set, 'ValidatorSet.maintainSlashScale()'),
    callOf(set, 'ValidatorSet.getCurrentValidatorIndex(address)', address),
  ]);
  if (!counter?.count || !thresholds?.count || !working?.count || !scale?.count)
    throw new Fault('The chain of this node has no slash counters. Choose a node of the network.');
  // It reverts for an address that has not been elected.
  const [extra] = index
    ? await callAll([callOf(set, 'ValidatorSet.validatorExtraSet(uint256)', index.number(0))])
    : [];
  const isMaintaining = extra?.flag(1) === true;
  return {
    block: number,
    at,
    misses: Number(counter.number(1)),
    lastMiss: Number(counter.number(0)),
    validators: Number(working.number(0)),
    misdemeanour: Number(thresholds.number(0)),
    felony: Number(thresholds.number(1)),
    scale: Number(scale.number(0)),
    maintained: isMaintaining ? number - Number(extra.number(0)) : undefined,
    isElected: index !== undefined,
    isWorking: isCurrent?.flag(0) === true,
  };
}
