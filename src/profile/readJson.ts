import fs from 'node:fs';
import path from 'node:path';
import {badByte, NOT_UTF8} from './encoding';
import {ProfileError} from './fault';
import {positionOf} from './position';

/** Offset at which V8 stopped parsing: given as a position, or only as the end of the text. */
function offsetOf(message: string, text: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const token = /Unexpected token '(.)', \.{0,3}"([\s\S]*?)"(?:\.{3})? is not valid JSON/u.exec(
    message,
  );
  const excerpt = token?.[2];
  const at = excerpt === undefined ? -1 : text.indexOf(excerpt);
  if (at < 0) return text.length;
  const inside = text.indexOf(token?.[1] ?? '', at);
  return inside < 0 ? at : inside;
}

/** Parses a data file; `file` is its name in the error, with line and column of invalid JSON. */
function parseJson(text: string, file: string): unknown {
  const bad = badByte(text);
  if (bad) throw new ProfileError(`${file}:${bad.line}:${bad.column}`, [{at: '', ...NOT_UTF8}]);
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = (error as Error).message;
    const {line, column} = positionOf(text, offsetOf(message, text));
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
