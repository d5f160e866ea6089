import type {Values} from './values';

const NONE: Values = {};

/** Only in the memory of this tab: nothing of it is stored, sent or part of a link. */
let values: Values = NONE;
let done: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** What pages are built with. */
export const builtValues = (): Values => NONE;

/** Values of the reader by their ids; commands without one are as they were built. */
export const currentValues = (): Values => values;

/** Steps that are done, as the id of the runbook and the number of the step. */
export const currentDone = (): ReadonlySet<string> => done;

function tell(): void {
  for (const listener of listeners) listener();
}

/** Replaces all values. */
export function setValues(next: Values): void {
  values = next;
  tell();
}

/** Replaces the steps that are done. */
export function setDone(next: ReadonlySet<string>): void {
  done = next;
  tell();
}

/** Calls a listener after each change of values or steps. @returns a function that stops it */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
