import {plainSigns, withoutEntities} from './signs';

/** Characters of a text that are read; nobody pastes more intentionally. */
const LONGEST = 20_000;

/** Numbers of errors, as JSON, JavaScript, Python and command-line programs write them. */
const CODE = /\b(?:error\s*)?code\b["']?(?:\s*[:=]\s*|\s+)["']?(-?\d{1,6})(?![\w.])/giu;
/** The same where no word says what they are: codes of JSON-RPC and of this software. */
const BARE_CODE = /(?<![\w.-])-3[28]\d{3}(?!\w)/gu;
/** Texts of errors in quotes; the end may be missing. Not the name of the error, which `error` may have as an object. */
const MESSAGE = /\b(?:message|details|err|error|reason|msg)\b["']?\s*[:=]\s*(["'`])(?=([^\n]*))/giu;

/** A part of a text with its place. */
export interface Found {
  readonly at: number;
  readonly text: string;
}

/** What a pasted text says of errors, in whatever form: JSON (whole, cut off, escaped), other languages, logs. */
export interface Scan {
  /** All that is read, with the signs that programs write. */
  readonly text: string;
  /** The same without the backslashes of JSON within JSON: what the places count in. */
  readonly flat: string;
  readonly codes: readonly Found[];
  /** Codes that no word announces. */
  readonly bareCodes: readonly Found[];
  /** Messages, as they are written. */
  readonly messages: readonly Found[];
}

/** The text up to the quote that ends it: one that a separator follows, since texts contain quotes. */
function untilQuote(text: string, quote: string): string {
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (/^\s*(?:$|[,;)\]}]|[\w-]+=|\\n)/u.test(text.slice(at + 1))) return text.slice(0, at);
  }
  return text;
}

/** Reads a pasted text once, for all that is made of it. */
export function scan(pasted: string): Scan {
  const text = plainSigns(withoutEntities(pasted.slice(0, LONGEST)));
  const flat = text.replace(/\\+(?=["'])/gu, '');
  return {
    text,
    flat,
    codes: [...flat.matchAll(CODE)].map(({1: code = '', index}) => ({at: index, text: code})),
    bareCodes: [...flat.matchAll(BARE_CODE)].map(({0: code, index}) => ({at: index, text: code})),
    messages: [...flat.matchAll(MESSAGE)].map(({0: all, 1: quote = '', 2: rest = '', index}) => ({
      at: index + all.length,
      text: untilQuote(rest, quote),
    })),
  };
}
