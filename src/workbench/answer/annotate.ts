import {grouped, inUnit} from '../form/quantity';

/** What is known of a value beyond the schema. */
export interface Context {
  /** Field that holds the value: `gasPrice`; empty for the whole answer. */
  readonly key: string;
  /** Name of its schema: `Quantity256`. */
  readonly schemaName: string | undefined;
  readonly description: string;
  readonly symbol: string;
  /** Names of contracts by address in lower case. */
  readonly contracts: Readonly<Record<string, string>>;
}

const QUANTITY = /^0x(?:0|[1-9a-f][0-9a-f]*)$/i;
const ADDRESS = /^0x[0-9a-f]{40}$/i;

/** Fields with prices of gas. */
const PRICE = /price|fee(?!history)|tip|baseFee/i;
/** Fields with an amount of the coin. */
const AMOUNT = /^(?:value|balance|amount|reward)$/i;
const TIME = /timestamp$/i;

function time(seconds: bigint): string | undefined {
  const date = new Date(Number(seconds) * 1000);
  if (Number.isNaN(date.getTime()) || seconds < 1_000_000_000n || seconds > 9_999_999_999n)
    return undefined;
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function ofQuantity(amount: bigint, {key, description, symbol}: Context): string[] {
  const notes = amount > 9n ? [grouped(amount)] : [];
  const isWei = /\bwei\b/i.test(description);
  if (TIME.test(key)) {
    const moment = time(amount);
    if (moment !== undefined) return [...notes, moment];
  }
  if (amount === 0n) return notes;
  if (PRICE.test(key) || (isWei && /\b(?:price|per gas|fee)\b/i.test(description)))
    return [...notes, `${inUnit(amount, 9)} gwei`];
  if (AMOUNT.test(key) || isWei) return [...notes, `${inUnit(amount, 18)} ${symbol}`];
  return notes;
}

/** What a value means, in short phrases: `21,000`, `1.5 gwei`, `2026-11-23 10:00:00 UTC`, `StakeHub`. */
export function annotate(value: unknown, context: Context): string[] {
  if (typeof value !== 'string') return [];
  if (ADDRESS.test(value)) {
    const name = context.contracts[value.toLowerCase()];
    return name === undefined ? [] : [name];
  }
  const isQuantity =
    context.schemaName?.startsWith('Quantity') === true ||
    (context.schemaName === undefined && QUANTITY.test(value) && value.length <= 18);
  return isQuantity && QUANTITY.test(value) ? ofQuantity(BigInt(value), context) : [];
}
