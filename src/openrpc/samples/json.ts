import {printJson} from '../render/json';
import type {Call} from './call';

/** Columns that fit on a line of a request. */
const WIDTH = 84;

/** The request as it is sent, with its arguments on lines of their own where they are long. */
export function json({method, params}: Pick<Call, 'method' | 'params'>): string {
  const envelope = `{"jsonrpc": "2.0", "id": 1, "method": ${JSON.stringify(method)}, "params": `;
  const line = `${envelope}${printJson(params, Infinity)}}`;
  if (line.length <= WIDTH) return line;
  const lines = params.map((value) => `  ${printJson(value, WIDTH, 2)}`);
  return `${envelope}[\n${lines.join(',\n')}\n]}`;
}
