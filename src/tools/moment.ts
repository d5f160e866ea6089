import {textField} from './fields';
import {Fault, type Field} from './types';

/** The time zone of the reader's machine, such as `Europe/Zurich`. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A time zone by its name in the IANA database. */
export function zoneField(): Field<string> {
  return textField({
    label: 'Time zone',
    initial: 'UTC',
    read(text) {
      try {
        return Intl.DateTimeFormat('en-GB', {timeZone: text}).resolvedOptions().timeZone;
      } catch {
        throw new Fault('Enter a time zone such as UTC, Europe/Zurich or America/New_York.');
      }
    },
  });
}

/** A moment for the field of a time: `2030-01-31T12:00`. */
export const timeText = (at: number): string => new Date(at).toISOString().slice(0, 16);

/** `Thu, 31 January 2030, 12:00 UTC`. @param at in milliseconds since 1970 */
export function momentIn(zone: string, at: number): string {
  const date = new Date(at);
  const day = date.toLocaleDateString('en-GB', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const time = date.toLocaleTimeString('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: zone === 'UTC' ? undefined : 'shortOffset',
  });
  return `${day}, ${time}${zone === 'UTC' ? ' UTC' : ''}`;
}

/** In both zones, once where they are the same. */
export function momentInBoth(zone: string, at: number): string {
  const utc = momentIn('UTC', at);
  return zone === 'UTC' ? utc : `${momentIn(zone, at)} (${utc})`;
}
