import {scan} from './scan';
import {errorsIn, jsonIn} from './structures';

/** What a pasted text says of an error. */
export interface Report {
  /** Error codes, the likeliest first. */
  readonly codes: readonly number[];
  /** Texts that may be its message, or contain it. */
  readonly candidates: readonly string[];
  /** Names of methods that the text mentions. */
  readonly methods: readonly string[];
  /** Hex data that begins with a selector, or a selector alone. */
  readonly data: readonly string[];
}

/** Characters of a line that are compared. */
const LONGEST_LINE = 1_000;
/** Lines that are compared. */
const MOST_LINES = 80;

const METHOD = /\b(?:admin|debug|engine|eth|mev|miner|net|parlia|rpc|txpool|web3)_[A-Za-z]\w*/gu;
const DATA = /(?<!\w)0x[0-9a-fA-F]{8,}/gu;
/** What libraries and tools write before a message. */
const HEAD =
  /^(?:[\s>*│┃•"'-]+|(?:uncaught|unhandled|caused by|caused:|details:|reason:|message:|error:|revert:|\(in promise\)|\d+:)\s*|(?:\w+\.)*\w*(?:error|exception|revert)\w*(?:\s*\[[\w-]+\])?:\s*|\[?-?\d{1,6}\]?[\s:,-]+|(?:server returned an error response:\s*)?(?:json-?)?(?:rpc )?error(?: code|:)\s*-?\d*[:,]?\s*|(?:(?:execution|rpc|call|request|transaction) )?failed:\s*)/iu;
/** What they write after it. */
const TAIL =
  /(?:,? ?data: ?(?:["']?0x.*|null|none|\w+\)?)|,? ?\((?:action|error|code|request|data)=.*|["'.,;)\]}…])$/iu;

/** A text, and what is left of it each time that something is taken away. */
function stages(text: string, around: RegExp): string[] {
  const all = [text.trim()];
  for (let rounds = 0; rounds < 12; rounds++) {
    const before = all.at(-1) ?? '';
    const after = before.replace(around, '').trim();
    if (after === before) break;
    all.push(after);
  }
  return all;
}

/** Forms of a line, the whole line first: with what is around a message, and without. */
function formsOf(line: string): string[] {
  return stages(line, HEAD).flatMap((form) => stages(form, TAIL));
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/** Reads a pasted text: JSON, a line of a log, the output of a library or a tool, a code, a message, or hex data. */
export function reportOf(pasted: string): Report {
  const {text, codes, bareCodes, messages: written} = scan(pasted.trim());
  const objects = jsonIn(text).flatMap((value) => errorsIn(value));
  const messages = [
    ...objects.flatMap(({message}) => message ?? []),
    ...written.map((message) => message.text.replace(/\\n/gu, '\n')),
  ];
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const forms = [...messages, ...lines].slice(0, MOST_LINES).flatMap(formsOf);
  const bare = /^\s*(?<code>-?\d{1,6})\s*$/u.exec(text)?.groups?.code;
  return {
    codes: unique([
      ...objects.flatMap(({code}) => code ?? []),
      ...codes.map((code) => Number(code.text)),
      ...(bare === undefined ? [] : [Number(bare)]),
      ...bareCodes.map((code) => Number(code.text)),
    ]),
    candidates: unique(forms.map((form) => form.slice(0, LONGEST_LINE)).filter(Boolean)),
    methods: unique(text.match(METHOD) ?? []),
    data: unique((text.match(DATA) ?? []).map((data) => data.toLowerCase())),
  };
}
