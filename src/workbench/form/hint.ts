import type {Draft} from './draft';
import {readLeaf, type Place} from './leaf';
import {grouped, readableAmount, type Units} from './quantity';

const AMOUNT = /\b(wei|prices?|fee|tip|balance|amount|value)\b/i;

/** A number in the notations that the reader did not type: hex, decimal and, for amounts of wei, in units. */
export function notationsOf(place: Place, draft: Draft, units: Units, symbol: string): string[] {
  if (draft.kind !== 'text' || place.shape.kind !== 'quantity') return [];
  const read = readLeaf(place, draft.text, units);
  if ('problem' in read) return [];
  const value = BigInt(read.value as string);
  const {description = ''} = place.schema;
  const isAmount =
    place.shape.digits === 64 && value > 0n && AMOUNT.test(`${place.name} ${description}`);
  const typed = draft.text.toLowerCase().replace(/[\s_,]/g, '');
  const all = [
    `0x${value.toString(16)}`,
    grouped(value),
    ...(isAmount ? [readableAmount(value, symbol)] : []),
  ];
  return [...new Set(all)].filter(
    (notation) => notation.toLowerCase().replace(/[\s,]/g, '') !== typed,
  );
}
