// cspell:words DTSTAMP DTSTART PRODID VALARM VCALENDAR VEVENT
import type {SavedFile} from './types';

/** A moment that a reader wants to be reminded of. */
export interface Appointment {
  /** Unlike that of any other appointment. */
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly title: string;
  readonly text: string;
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

/** A calendar file (RFC 5545) with one appointment, and a reminder when it is due. */
export function calendarFile(name: string, {id, at, title, text}: Appointment): SavedFile {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Network documentation//Tools//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(at)}`,
    `DTSTART:${stamp(at)}`,
    'DURATION:PT15M',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return {
    name,
    type: 'text/calendar',
    content: lines.map((line) => `${folded(line)}\r\n`).join(''),
  };
}
