import {textField} from '../fields';
import {Fault, type Field} from '../types';

const FORM = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z?$/u;

/** A moment for its field: `2030-01-31T12:00:00.450`. @param at in milliseconds since 1970 */
export const instantText = (at: number): string => new Date(at).toISOString().slice(0, 23);

/** A moment in UTC to the millisecond, or seconds or milliseconds since 1970. Gives milliseconds since 1970. */
export function instantField(options: {
  readonly label: string;
  readonly initial: number;
  readonly hint?: string;
  readonly when?: Field<unknown>['when'];
}): Field<number> {
  return textField({
    ...options,
    unit: 'UTC',
    initial: instantText(options.initial),
    read(text) {
      if (/^\d{10}$/u.test(text)) return Number(text) * 1000;
      if (/^\d{13}$/u.test(text)) return Number(text);
      const time = FORM.test(text)
        ? Date.parse(`${text.replace(/Z$/u, '').replace(' ', 'T')}Z`)
        : NaN;
      if (Number.isNaN(time) || time < 0)
        throw new Fault(
          'Enter a time in UTC such as 2030-01-31T12:00:00.450, or seconds since 1970.',
        );
      return time;
    },
  });
}
