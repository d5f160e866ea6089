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

/** Reads a data file relative to the site directory. */
export function readJson(siteDir: string, file: string): unknown {
  let text: string;
  try {
    text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  } catch (error) {
    throw new ProfileError(file, [
      {
        at: '',
        expected: 'a file that can be read',
        found: (error as Error).message,
        fix: 'restore it from another version of the documentation, or correct its permissions',
      },
    ]);
  }
  return parseJson(text, file);
}
