import {printJson} from '../printJson';
import type {Call} from './call';

/** Maximum line length of a request. */
const WIDTH = 84;

/** Columns that curl's command takes before and after the request. */
const BEFORE = 6;
const BEHIND = 1;

/** The request body; if it is too long for a line, its arguments go on a line of their own, and a long name too. */
export function json({method, params}: Pick<Call, 'method' | 'params'>): string {
  const start = '{"jsonrpc": "2.0", "id": 1,';
  const name = ` "method": ${JSON.stringify(method)},`;
  const line = `${start}${name} "params": ${printJson(params, Infinity)}}`;
  if (BEFORE + line.length + BEHIND <= WIDTH) return line;
  const isLong = BEFORE + start.length + name.length > WIDTH;
  const surrounding = '"params": }'.length + BEHIND;
  return `${start}${isLong ? '\n ' : ''}${name}\n  "params": ${printJson(params, WIDTH, 2, surrounding)}}`;
}
