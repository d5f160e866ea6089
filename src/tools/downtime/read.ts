import {readHeader} from '../reading/block';
import {callsAt} from '../reading/calls';
import {callOf} from '../reading/contracts';
import {Fault, type Asked} from '../types';
import type {DowntimeFacts} from './facts';

/** What the contracts say of a validator. */
export interface Counted {
  /** Its consensus address. */
  readonly address: string;
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
  /** Whether misses may put validators into maintenance: not before one has entered it, or governance has set its rules. */
  readonly isOpen: boolean;
  readonly turnLength: number;
  /** Blocks since it entered maintenance; undefined when it is not in it. */
  readonly maintained: number | undefined;
  readonly isElected: boolean;
  /** From when on it can be released from jail, in milliseconds since 1970; undefined when it is not in jail. */
  readonly jailedUntil: number | undefined;
}

/**
 * Reads the counters of a validator in the newest block: no other is fresh enough, and nodes behind one address may lack a number.
 *
 * @param address its consensus address
 * @throws Fault when the chain has no such contracts
 */
export async function readCounted(
  asked: Asked,
  address: string,
  {indicator, set, hub, ...facts}: DowntimeFacts,
): Promise<Counted> {
  const {number, at} = await readHeader(asked, 'latest');
  const callAll = await callsAt(asked, 'latest');
  const [counter, thresholds, working, scale, seats, first, index, turn, operator] = await callAll([
    callOf(indicator, 'SlashIndicator.getSlashIndicator(address)', address),
    callOf(indicator, 'SlashIndicator.getSlashThresholds()'),
    callOf(set, 'ValidatorSet.getWorkingValidatorCount()'),
    callOf(set, 'ValidatorSet.maintainSlashScale()'),
    callOf(set, 'ValidatorSet.maxNumOfMaintaining()'),
    callOf(set, 'ValidatorSet.INIT_MAINTAIN_SLASH_SCALE()'),
    callOf(set, 'ValidatorSet.getCurrentValidatorIndex(address)', address),
    callOf(set, 'ValidatorSet.getTurnLength()'),
    callOf(hub, 'StakeHub.consensusToOperator(address)', address),
  ]);
  if (!counter?.count || !thresholds?.count || !working?.count || !scale?.count)
    throw new Fault('The chain of this node has no slash counters. Choose a node of the network.');
  // It reverts for an address that has not been elected.
  const [extra] = index
    ? await callAll([callOf(set, 'ValidatorSet.validatorExtraSet(uint256)', index.number(0))])
    : [];
  // Jail removes a validator from the elected ones.
  const [info] =
    !index && operator?.count
      ? await callAll([callOf(hub, 'StakeHub.getValidatorBasicInfo(address)', operator.address(0))])
      : [];
  const isMaintaining = extra?.flag(1) === true;
  return {
    address,
    block: number,
    at,
    misses: Number(counter.number(1)),
    lastMiss: Number(counter.number(0)),
    validators: Number(working.number(0)),
    misdemeanour: Number(thresholds.number(0)),
    felony: Number(thresholds.number(1)),
    // Zero until somebody enters maintenance, which sets it.
    scale: Number(scale.number(0)) || (first?.count ? Number(first.number(0)) : facts.scale),
    isOpen: scale.number(0) !== 0n && seats?.number(0) !== 0n,
    turnLength: turn?.count ? Number(turn.number(0)) : facts.turnLength,
    maintained: isMaintaining ? number - Number(extra.number(0)) : undefined,
    isElected: index !== undefined,
    jailedUntil: info?.count && info.flag(1) ? Number(info.number(2)) * 1000 : undefined,
  };
}
