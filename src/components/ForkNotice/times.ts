import {minuteOf} from '@site/src/feeds/entries';

/**
 * A time on the reader's clock, and in UTC.
 *
 * @param at in milliseconds since 1970
 * @returns `local` is undefined where both are the same
 */
export function timesOf(at: number, locale: string): {local: string | undefined; utc: string} {
  const date = new Date(at);
  const local = date.toLocaleString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const isSame = date.getTimezoneOffset() === 0;
  return {local: isSame ? undefined : local, utc: minuteOf(date.toISOString())};
}
