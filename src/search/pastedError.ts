import {unescapeHtml} from './highlight';

/** The specified maximum length of a query. */
const MAX_QUERY_LENGTH = 64;

/** Minus signs and hyphens of word processors and chat programs; full-width ones are folded with their digits. */
const MINUS = /[\u2010-\u2015\u2212](?=\s?\d)/gu;
const QUOTES = /[\u2018-\u201b]/gu;
const DOUBLE_QUOTES = /[\u201c-\u201f]/gu;

/** Text as programs print it: ASCII quotes and minus signs, without escapes of HTML or of JSON within JSON. */
function normalise(pasted: string): string {
  return unescapeHtml(pasted.replace(/&#0*34;|&#x22;/giu, '"').replace(/&#x27;|&apos;/giu, "'"))
    .normalize('NFKC')
    .replace(MINUS, '-')
    .replace(QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(/\\+(?=["'])/gu, '');
}

/** Numbers of errors, as JSON, JavaScript, Python and command-line programs write them. */
const CODE = /\b(?:error\s*)?code\b["']?(?:\s*[:=]\s*|\s+)["']?(-?\d{1,6})(?![\w.])/giu;
/** Texts of errors in quotes; the end may be missing. Not the name of the error, which `error` may have as an object. */
const MESSAGE = /\b(?:message|details|err|error|reason|msg)\b["']?\s*[:=]\s*(["'`])(?=([^\n]*))/giu;
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

interface Found {
  readonly at: number;
  readonly text: string;
}

/** The text up to the quote that ends it: one that a separator follows, since texts contain quotes. */
function untilQuote(text: string, quote: string): string {
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (/^\s*(?:$|[,;)\]}]|\w+=|\\n)/u.test(text.slice(at + 1))) return text.slice(0, at);
  }
  return text;
}

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

function messagesIn(text: string): Found[] {
  const quoted = [...text.matchAll(MESSAGE)].map(
    ({0: all, 1: quote = '', 2: rest = '', index}) => ({
      at: index + all.length,
      text: clean(untilQuote(rest, quote)),
    }),
  );
  const plain = [...text.matchAll(PLAIN)].map(({1: rest = '', index}) => ({
    at: index,
    text: clean(rest),
  }));
  return [...quoted, ...plain].filter((found) => /\p{L}{3}/u.test(found.text));
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
function codeNear(text: string, at: number): string {
  const [nearest] = [...text.matchAll(CODE)]
    .map(({1: code = '', index}) => ({code, distance: Math.abs(index - at)}))
    .sort((a, b) => a.distance - b.distance);
  return nearest?.code ?? /(?<![\w.-])-32\d{3}(?!\d)/u.exec(text)?.[0] ?? '';
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
  const text = normalise(pasted.slice(0, 20_000));
  const messages = messagesIn(text);
  const telling = messages.filter((found) => !GENERIC.test(found.text));
  const best = telling.at(-1) ?? messages.at(-1);
  const thrown = best && telling.length > 0 ? '' : thrownIn(text);
  const message = thrown !== '' && !GENERIC.test(thrown) ? thrown : (best?.text ?? thrown);
  const code = codeNear(text, best?.at ?? 0);
  if (message === '' && code === '') return undefined;
  const words = /^execution reverted$/iu.test(message)
    ? [code, message, selectorIn(text)]
    : [code, message];
  const query = cut([...new Set(words)].join(' ').trim());
  return query === '' || query === pasted.trim() ? undefined : query;
}
