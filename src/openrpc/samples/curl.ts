import {closesStream, isStream, openingOf, type Call} from './call';
import {json} from './json';

/** A text quoted for the shell. */
function word(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Characters of an address that need no quoting. */
const PLAIN = /^[\w:/.@%+,=-]+$/;

/**
 * Lines that a reader types into one connection, because only the connection that opened a subscription can close it.
 */
function conversation(call: Call, url: string): string {
  const lines = [openingOf(call), call].map(
    (each) => `# > ${json(each).replaceAll('\n', '\n#  ')}`,
  );
  return `# Type both requests into one connection, each on one line, the second with the
# id of the answer.
npx wscat -c ${url}
${lines.join('\n')}`;
}

/** The request with curl, or with wscat for subscriptions, which need a persistent connection. */
export function curl(call: Call): string {
  const url = PLAIN.test(call.endpoint) ? call.endpoint : word(call.endpoint);
  const body = word(json(call));
  if (!isStream(call))
    return `curl -sS ${url} -H 'content-type: application/json' \\\n  -d ${body}`;
  if (closesStream(call)) return conversation(call, url);
  return `npx wscat -c ${url} -w -1 \\\n  -x ${body}`;
}
