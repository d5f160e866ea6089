import {scan, type Found, type Scan} from './scan';

/** The specified maximum length of a query. */
const MAX_QUERY_LENGTH = 64;

/** Texts of errors without quotes: viem's last line, and errors of Rust programs. */
const PLAIN = /(?:^\s*details:|\bmessage:|\berror code:? -?\d+[:,])\s*([^\s"'`{[][^\n]*)/gimu;
/** A thrown error: its class, then its text. */
const THROWN =
  /(?:^|[\s[(])(?:[\w.$]*(?:error|exception|panic|fatal|reverted)|caused by)(?:\s*\[[^\]]*\])?\s*(?:\([^)]*\)\s*)?:\s*([^\n]+)/gimu;
/** A line of a stack trace. */
const FRAME = /^\s*(?:at\s|File\s"|\d+:\s0x)/u;

/** What clients say when they pass on an error that has a better text. */
const GENERIC =
  /^(?:internal json-?rpc error|could not coalesce|processing response error|an unknown rpc error|missing revert data|unknown error|rpc request failed|http request failed|served |failed to|server_error|unknown_error|call_exception|cannot estimate gas)|^[\w]*error$/iu;

/** The part of a text that says what happened: without prefixes, values and what clients append. */
function clean(message: string): string {
  let text = message.replace(/\\[nrt]/gu, ' ');
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .trim()
      .replace(
        /^(?:uncaught(?: \(in promise\))?|returned error|server returned an error response|error code:? -?\d+|rpc error|json-?rpc error|[\w.$]*(?:error|exception))\s*[:,]\s*/iu,
        '',
      );
  }
  return text
    .replace(
      /\s*[([](?:action|error|body|transaction|argument|code|data|reason|info|version)=.*$/iu,
      '',
    )
    .replace(/[,;]\s*(?:data|code|stack|version)\b\s*[:=].*$/iu, '')
    .replace(/\b0x[0-9a-f]{9,}…?/giu, ' ')
    .replace(/(?<![\w.-])\d{7,}(?![\w.])/gu, ' ')
    .replace(/["'`{}[\]()<>\\]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,.;:])/gu, '')
    .trim()
    .replace(/[\s.,;:]+$/u, '');
}

/** Messages in quotes, then those without. */
function messagesIn({flat, messages}: Scan): Found[] {
  const plain = [...flat.matchAll(PLAIN)].map(({1: rest = '', index}) => ({at: index, text: rest}));
  return [...messages, ...plain]
    .map(({at, text}) => ({at, text: clean(text)}))
    .filter(({text}) => /\p{L}{3}/u.test(text));
}

/** The text of the first thrown error. */
function thrownIn(text: string): string {
  const lines = text.split('\n').filter((line) => !FRAME.test(line));
  for (const [, rest = ''] of lines.join('\n').matchAll(THROWN)) {
    const found = clean(rest);
    if (/\p{L}{3}/u.test(found)) return found;
  }
  return '';
}

/** The number that is nearest to the text; the innermost where clients wrap errors. */
function codeNear({codes, bareCodes}: Scan, at: number): string {
  const [nearest] = [...codes].sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
  return nearest?.text ?? bareCodes[0]?.text ?? '';
}

/** Of a revert without a reason: the selector of the contract's own error. */
function selectorIn(text: string): string {
  const [, selector = ''] =
    /\bdata\b["']?\s*[:=][^\n]{0,16}?["'(](0x[0-9a-f]{8})/iu.exec(text) ?? [];
  return selector.toLowerCase() === '0x08c379a0' ? '' : selector;
}

/** Cuts a text after the last word that fits. */
function cut(text: string): string {
  if (text.length <= MAX_QUERY_LENGTH) return text;
  const start = text.slice(0, MAX_QUERY_LENGTH + 1);
  return start.slice(0, Math.max(start.lastIndexOf(' '), 1)).replace(/[\s.,;:]+$/u, '');
}

/**
 * The query for an error that a reader pasted: its code and its message, without the values that differ each time.
 * Understands JSON (whole, cut off, escaped), JavaScript and Python objects, log lines, and the first line of a stack
 * trace.
 *
 * @returns at most 64 characters; undefined for other text
 */
export function queryOfError(pasted: string): string | undefined {
  const found = scan(pasted);
  const messages = messagesIn(found);
  const telling = messages.filter(({text}) => !GENERIC.test(text));
  const best = telling.at(-1) ?? messages.at(-1);
  const thrown = best && telling.length > 0 ? '' : thrownIn(found.flat);
  const message = thrown !== '' && !GENERIC.test(thrown) ? thrown : (best?.text ?? thrown);
  const code = codeNear(found, best?.at ?? 0);
  if (message === '' && code === '') return undefined;
  const words = /^execution reverted$/iu.test(message)
    ? [code, message, selectorIn(found.flat)]
    : [code, message];
  const query = cut([...new Set(words)].join(' ').trim());
  return query === '' || query === pasted.trim() ? undefined : query;
}
