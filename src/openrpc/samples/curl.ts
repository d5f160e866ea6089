import {closesStream, isStream, type Call} from './call';
import {json} from './json';

/** A text as one word of the shell. */
function word(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Characters of an address that the shell leaves alone. */
const PLAIN = /^[\w:/.@%+,=-]+$/;

/** The request by curl; where the method is a stream, by wscat, which keeps the connection open. */
export function curl(call: Call): string {
  const url = PLAIN.test(call.endpoint) ? call.endpoint : word(call.endpoint);
  const body = word(json(call));
  if (!isStream(call))
    return `curl -sS ${url} -H 'content-type: application/json' \\\n  -d ${body}`;
  const note = closesStream(call)
    ? '# Works on the connection that subscribed, and on no other.\n'
    : '';
  return `${note}npx wscat -c ${url} -w -1 \\\n  -x ${body}`;
}
