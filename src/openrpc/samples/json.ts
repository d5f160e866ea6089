import {printJson} from '../render/json';
import type {Call} from './call';

/** Columns that fit on a line of a request. */
const WIDTH = 84;

/** What curl writes before and behind the request, in columns. */
const BEFORE = 6;
const BEHIND = 1;

/** The request as it is sent; where it is too long for a line, its arguments begin one of their own, and a long name does too. */
export function json({method, params}: Pick<Call, 'method' | 'params'>): string {
  const start = '{"jsonrpc": "2.0", "id": 1,';
  const name = ` "method": ${JSON.stringify(method)},`;
  const line = `${start}${name} "params": ${printJson(params, Infinity)}}`;
  if (BEFORE + line.length + BEHIND <= WIDTH) return line;
  const isLong = BEFORE + start.length + name.length > WIDTH;
  const beside = '"params": }'.length + BEHIND;
  return `${start}${isLong ? '\n ' : ''}${name}\n  "params": ${printJson(params, WIDTH, 2, beside)}}`;
}
