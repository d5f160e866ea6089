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

/** What was read last, by path: every page asks for the same few files several times. */
const lastRead = new Map<string, Read>();

/**
 * Reads a data file relative to the site directory. An unchanged file is read and parsed once: callers share its
 * content, and must not change it.
 *
 * @throws ProfileError when the file cannot be read, or is not JSON in UTF-8
 */
export function readJson(siteDir: string, file: string): unknown {
  const place = path.join(siteDir, file);
  try {
    const {mtimeMs, size} = fs.statSync(place);
    const state = `${String(mtimeMs)} ${String(size)}`;
    const known = lastRead.get(place);
    if (known?.state === state) return known.content;
    const content = parseJson(fs.readFileSync(place, 'utf8'), file);
    lastRead.set(place, {state, content});
    return content;
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
