import {contextOf, milliseconds} from './conversions';
import {child} from './keys';
import {isParameter} from './parameter';
import {durationPhrase, phrase} from './phrase';
import type {NetworkProfile} from './types';

const DAY = 86_400_000;

/**
 * Waiting times that the contracts count in blocks, with the duration in milliseconds of their initial values when a
 * block took three seconds (Governor.INIT_VOTING_PERIOD and INIT_MIN_PERIOD_AFTER_QUORUM,
 * SlashIndicator.INIT_FELONY_SLASH_SCOPE). A fork that shortens the block interval does not rescale them; governance
 * has to.
 */
const MEANT: Readonly<Record<string, number>> = {
  'governance.votingPeriod': 7 * DAY,
  'governance.minPeriodAfterQuorum': DAY,
  'slashing.evidenceScope': DAY,
};

/** Warnings, not errors: numbers of blocks that last less than half, or more than twice, as long. */
export function durationWarnings(profile: NetworkProfile): string[] {
  const context = contextOf(profile);
  return Object.entries(MEANT).flatMap(([key, meant]) => {
    const parameter = key.split('.').reduce<unknown>(child, profile);
    const length = isParameter(parameter) ? milliseconds(parameter, context) : undefined;
    if (!isParameter(parameter) || length === undefined) return [];
    if (length >= meant / 2 && length <= meant * 2) return [];
    return [
      `${key}: ${phrase(parameter, context)} last ${durationPhrase(length)} at ${durationPhrase(context.blockMilliseconds)} a block; the contract was made for ${durationPhrase(meant)}. Write what ${parameter.source} answers now. If it answers this, governance has not rescaled it since blocks became shorter.`,
    ];
  });
}
