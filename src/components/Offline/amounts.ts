const MEGABYTE = 1_000_000;

/** A size for readers, in megabytes: `14.9 MB`. */
export function megabytes(bytes: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return format.format(bytes / MEGABYTE);
}

const DAY_MS = 86_400_000;

/** Days between two moments by the calendar of the device. */
function daysBetween(from: number, to: number): number {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

/** When something was saved, with its age: `23 Nov 2026 (yesterday)`. */
export function dateWithAge(savedAt: number, now: number, locale: string): string {
  const date = new Intl.DateTimeFormat(locale, {dateStyle: 'medium'}).format(savedAt);
  const age = new Intl.RelativeTimeFormat(locale, {numeric: 'auto'});
  return `${date} (${age.format(-daysBetween(savedAt, now), 'day')})`;
}
