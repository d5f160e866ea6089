// cspell:words CALNAME DTSTAMP DTSTART PRODID VALARM VCALENDAR VEVENT

/** A moment that a reader wants to be reminded of. */
export interface Appointment {
  /** Unlike that of any other appointment. */
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly title: string;
  readonly text: string;
  /** When this was written; the moment itself when missing. Never the clock: files are the same in each build. */
  readonly written?: number;
  readonly url?: string;
  /** Reminders, each a duration of RFC 5545 before the moment: `P7D`. At the moment itself when missing. */
  readonly reminders?: readonly string[];
}

/** Longest line of a calendar file, in bytes without its end (RFC 5545, 3.1). */
const LINE = 75;

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/gu, '\\$&').replaceAll(/\r?\n/gu, '\\n');

/** 2030-01-31T12:00:00Z as 20300131T120000Z. */
const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/gu, '');

/** Breaks a line between characters; the following lines begin with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let all = '';
  for (const character of line) {
    const {length} = encoder.encode(character);
    if (bytes + length > LINE) {
      all += '\r\n ';
      bytes = 1;
    }
    all += character;
    bytes += length;
  }
  return all;
}

function reminder(trigger: string, title: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ];
}

function event({id, at, title, text, written = at, url, reminders}: Appointment): string[] {
  const triggers = reminders?.map((before) => `-${before}`) ?? ['PT0M'];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(written)}`,
    `DTSTART:${stamp(at)}`,
    'DURATION:PT15M',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(url === undefined ? [] : [`URL:${url}`]),
    ...triggers.flatMap((trigger) => reminder(trigger, title)),
    'END:VEVENT',
  ];
}

/**
 * The text of a calendar file (RFC 5545).
 *
 * @param appointments at least one: a calendar without any is not valid
 * @param name of a calendar that readers subscribe to; it is read again every day
 */
export function calendarOf(appointments: readonly Appointment[], name?: string): string {
  const subscription =
    name === undefined
      ? []
      : [
          `NAME:${escaped(name)}`,
          `X-WR-CALNAME:${escaped(name)}`,
          'REFRESH-INTERVAL;VALUE=DURATION:P1D',
        ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Network documentation//EN',
    ...subscription,
    ...appointments.flatMap(event),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
