import type {Failure} from '../types';
import {EXCERPT} from './limits';

/** Statuses by which servers refuse a client; their bodies are for people, even as JSON. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);

/**
 * Seconds until the next attempt.
 *
 * @param header `Retry-After`, as seconds or as a date
 * @param now in milliseconds
 */
export function secondsUntil(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+\s*$/u.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}

/** Whether the body of a response with this status is not worth reading as an answer. */
export function isRefusal(status: number): boolean {
  return REFUSALS.has(status);
}

/** A response that is not successful and has no JSON-RPC answer. */
export function refusal(
  status: number,
  retryAfter: string | null,
  text: string,
  now: number,
): Failure {
  const seconds = secondsUntil(retryAfter, now);
  return {
    kind: 'status',
    status,
    text: text.slice(0, EXCERPT),
    ...(seconds !== undefined && {retryAfter: seconds}),
  };
}
