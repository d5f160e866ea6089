import {Fault, type Field, type Option} from './types';

/** Parts that every kind of field has. */
interface Common {
  readonly label: string;
  readonly hint?: string;
  readonly unit?: string;
  readonly isPrivate?: boolean;
  readonly group?: string;
  readonly when?: Field<unknown>['when'];
}

/** A number without what people paste with it: spaces, separators of thousands, a unit behind it. */
function bare(text: string, unit: string | undefined): string {
  const compact = text.replaceAll(/[\s_'’]/gu, '');
  const number =
    unit !== undefined && compact.toLowerCase().endsWith(unit.toLowerCase())
      ? compact.slice(0, -unit.length)
      : compact;
  // A comma is a separator only in front of three digits.
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(number) ? number.replaceAll(',', '') : number;
}

const named = (unit: string | undefined): string => (unit === undefined ? '' : ` ${unit}`);

/** @throws Fault unless the text is a decimal number with at most that many places */
function scaled(text: string, places: number, unit: string | undefined): bigint {
  const number = bare(text, unit);
  if (number === '') throw new Fault(`Enter a number${unit === undefined ? '' : ` in ${unit}`}.`);
  if (number.startsWith('-')) throw new Fault('Enter a number that is not negative.');
  const match = /^(\d*)(?:\.(\d*))?$/u.exec(number);
  if (!match || number === '.')
    throw new Fault(
      `Enter digits with a point${unit === undefined ? '' : `, in ${unit}`}: “${text.slice(0, 40)}” is not a number.`,
    );
  const [, whole = '', rest = ''] = match;
  const fraction = rest.replace(/0+$/u, '');
  if (fraction.length > places)
    throw new Fault(
      places === 0
        ? 'Enter a whole number.'
        : `Enter at most ${places} decimal ${places === 1 ? 'place' : 'places'}.`,
    );
  if (whole.length > 60) throw new Fault('This number is too large.');
  return BigInt(`${whole}${fraction.padEnd(places, '0')}` || '0');
}

/** A scaled whole number as a decimal text without trailing zeros. */
export function decimal(value: bigint, places: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places).replace(/0+$/u, '');
  return `${value < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

interface Bounds<T> {
  readonly least?: T | undefined;
  readonly most?: T | undefined;
}

function within(
  value: bigint,
  {least, most}: Bounds<bigint>,
  print: (value: bigint) => string,
): bigint {
  if (least !== undefined && value < least) throw new Fault(`Enter at least ${print(least)}.`);
  if (most !== undefined && value > most) throw new Fault(`Enter at most ${print(most)}.`);
  return value;
}

/**
 * An amount with decimal places, exact.
 *
 * @param options `places` of the unit, such as 18; `initial` and bounds in the smallest unit, such as wei
 */
export function amountField({
  places,
  initial,
  least,
  most,
  ...common
}: Common & Bounds<bigint> & {readonly places: number; readonly initial: bigint}): Field<bigint> {
  const print = (value: bigint) => `${decimal(value, places)}${named(common.unit)}`;
  return {
    ...common,
    control: 'line',
    inputMode: 'decimal',
    initial: decimal(initial, places),
    read: (text) => within(scaled(text, places, common.unit), {least, most}, print),
  };
}

/** A field that may stay empty, and is so at first: undefined then. */
export function optionalField<T>(field: Field<T>): Field<T | undefined> {
  return {
    ...field,
    initial: '',
    read: (text) => (text.trim() === '' ? undefined : field.read(text)),
  };
}

/** A whole number, below 2^53. */
export function wholeField({
  initial,
  least,
  most,
  ...common
}: Common & Bounds<number> & {readonly initial: number}): Field<number> {
  const bound = (value: number | undefined) => (value === undefined ? undefined : BigInt(value));
  const bounds = {least: bound(least), most: bound(most ?? Number.MAX_SAFE_INTEGER)};
  return {
    ...common,
    control: 'line',
    inputMode: 'numeric',
    initial: String(initial),
    read: (text) =>
      Number(
        within(scaled(text, 0, common.unit), bounds, (value) => `${value}${named(common.unit)}`),
      ),
  };
}

/** A percentage to two places, as basis points. */
export function percentField(
  options: Omit<Common, 'unit'> & Bounds<bigint> & {readonly initial: bigint},
): Field<bigint> {
  return amountField({...options, places: 2, unit: '%', most: options.most ?? 10_000n});
}

/** One of several. */
export function choiceField<T extends string>({
  options,
  initial,
  ...common
}: Common & {
  readonly options: readonly (Option & {readonly value: T})[];
  readonly initial: T;
}): Field<T> {
  return {
    ...common,
    control: 'choice',
    options,
    initial,
    read(text) {
      const option = options.find(({value}) => value === text);
      if (!option) throw new Fault(`Choose one of: ${options.map(({label}) => label).join(', ')}.`);
      return option.value;
    },
  };
}

/** Yes or no. */
export function flagField({
  initial,
  ...common
}: Common & {readonly initial: boolean}): Field<boolean> {
  return {...common, control: 'flag', initial: initial ? 'on' : '', read: (text) => text !== ''};
}

/** Text that the tool checks itself. @param options `read` throws {@link Fault} */
export function textField<T>({
  isLong = false,
  ...options
}: Common & {
  readonly initial: string;
  readonly isLong?: boolean;
  readonly read: (text: string) => T;
}): Field<T> {
  return {...options, control: isLong ? 'area' : 'line', read: (text) => options.read(text.trim())};
}

/** A moment in UTC, to the minute, in milliseconds since 1970. @param options `initial` as `2030-01-31T12:00` */
export function timeField(
  options: Omit<Common, 'unit'> & {readonly initial: string},
): Field<number> {
  return {
    ...options,
    control: 'time',
    unit: 'UTC',
    read(text) {
      const time = Date.parse(`${text.trim()}Z`);
      if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/u.test(text.trim()) || Number.isNaN(time))
        throw new Fault('Enter a date and a time in UTC, such as 2030-01-31T12:00.');
      return time;
    },
  };
}
