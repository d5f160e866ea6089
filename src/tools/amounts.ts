import {decimal} from './fields';
import {grouped} from './money';

/** Decimal places of the coin, of shares and of votes. */
const PLACES = 18;

/** Places that are shown: more say nothing to a reader. */
const SHOWN = 6;

/** An amount in whole coins, rounded down to six places; what is less than that is `< 0.000001`. */
export function shownAmount(wei: bigint): string {
  const unit = 10n ** BigInt(PLACES - SHOWN);
  return wei > 0n && wei < unit ? '< 0.000001' : grouped(decimal(wei / unit, SHOWN));
}

/** The same with all places, for programs. */
export function exactAmount(wei: bigint): string {
  return decimal(wei, PLACES);
}
