import {calendarOf, type Appointment} from '../feeds/calendar';
import type {SavedFile} from './types';

/** A calendar file with one appointment, and a reminder when it is due. */
export function calendarFile(name: string, appointment: Appointment): SavedFile {
  return {name, type: 'text/calendar', content: calendarOf([appointment])};
}
