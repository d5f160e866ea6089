import fs from 'node:fs';
import path from 'node:path';
import {parse, type ParseError} from 'jsonc-parser';
import {badByte, NOT_UTF8} from './encoding';
import {ProfileError} from './fault';
import {positionOf} from './position';

/** Offset of the first syntax error; `JSON.parse` gives it for some errors only. */
function offsetOf(text: string): number {
  const errors: ParseError[] = [];
  parse(text, errors, {disallowComments: true});
  return errors[0]?.offset ?? text.length;
}

/** Parses a data file; `file` is its name in the error, with line and column of invalid JSON. */
function parseJson(text: string, file: string): unknown {
  const bad = badByte(text);
  if (bad) throw new ProfileError(`${file}:${bad.line}:${bad.column}`, [{at: '', ...NOT_UTF8}]);
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = (error as Error).message;
    const {line, column} = positionOf(text, offsetOf(text));
    throw new ProfileError(`${file}:${line}:${column}`, [
      {
        at: '',
        expected: 'JSON',
        found: message,
        fix: 'look for a missing or a surplus comma, quote or bracket at or just before this place',
      },
    ]);
  }
}

interface Read {
  /** Time of the last change and size, which tell whether the file is still the one that was read. */
  readonly state: string;
  readonly content: unknown;
}

interface Store {
  /** What was read last, by path: every page asks for the same few files several times. */
  readonly read: Map<string, Read>;
  /** What the check that is running has read, by path. */
  touched?: Map<string, Read>;
  /** What the last check that passed has read: this is returned instead of the files. */
  held?: ReadonlyMap<string, Read>;
}

const KEY = Symbol.for('network-docs.data');

/** One for the process: Docusaurus may load these modules again when it reads the configuration. */
const store: Store = ((globalThis as {[KEY]?: Store})[KEY] ??= {read: new Map()});

/**
 * Checks data files while pages are built from them, in development. From the first check that passes on, {@link readJson}
 * returns what the last one that passed has read, so that no page is built from a file that is being saved, or has faults.
 *
 * @returns the error of the check, undefined if it passed
 * @throws the error if no check has passed yet
 */
export function holdUnless(check: () => void): Error | undefined {
  const {held} = store;
  delete store.held;
  const touched = new Map<string, Read>();
  store.touched = touched;
  try {
    check();
    store.held = touched;
    return undefined;
  } catch (error) {
    if (!held) throw error;
    store.held = held;
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    delete store.touched;
  }
}

/**
 * Reads a data file relative to the site directory. An unchanged file is read and parsed once: callers share its
 * content, and must not change it.
 *
 * @throws ProfileError when the file cannot be read, or is not JSON in UTF-8
 */
export function readJson(siteDir: string, file: string): unknown {
  const place = path.join(siteDir, file);
  const held = store.held?.get(place);
  if (held) return held.content;
  try {
    const {mtimeMs, size} = fs.statSync(place);
    const state = `${String(mtimeMs)} ${String(size)}`;
    const before = store.read.get(place);
    const read =
      before?.state === state
        ? before
        : {state, content: parseJson(fs.readFileSync(place, 'utf8'), file)};
    store.read.set(place, read);
    store.touched?.set(place, read);
    return read.content;
  } catch (error) {
    if (error instanceof ProfileError) throw error;
    throw new ProfileError(file, [
      {
        at: '',
        expected: 'a file that can be read',
        found: (error as Error).message,
        fix: 'restore it from another version of the documentation, or correct its permissions',
      },
    ]);
  }
}
