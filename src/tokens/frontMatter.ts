import type {ParseFrontMatter} from '@docusaurus/types';
import {badByte, NOT_UTF8} from '../profile/encoding';
import type {Fault} from '../profile/fault';
import {schemaFaults} from '../profile/schema';
import {FRONT_MATTER} from '../frontMatter/block';
import {lineOfKey, SCHEMA, strangeKeys} from '../frontMatter/keys';
import {interpolate} from './interpolate';
import {sitePath} from '../profile/sitePath';

/** Error type of gray-matter's YAML parser. */
interface YamlError {
  readonly reason: string;
  readonly mark: {readonly line: number; readonly column: number};
}

function isYamlError(error: unknown): error is YamlError {
  return error instanceof Error && 'reason' in error && 'mark' in error;
}

/**
 * The page with its values. Unknown tokens below the front matter stay: whatever compiles the page reports them, where
 * Docusaurus does not call them faults of front matter.
 *
 * @throws when the front matter has unknown tokens
 */
function withValues(siteDir: string, filePath: string, page: string): string {
  try {
    return interpolate(siteDir, filePath, page);
  } catch {
    const front = FRONT_MATTER.exec(page)?.[0] ?? '';
    return interpolate(siteDir, filePath, front) + page.slice(front.length);
  }
}

interface Place {
  readonly line: number;
  readonly column?: number;
}

function print(file: string, {line, column}: Place, {at, expected, found, fix}: Fault): string {
  const place = column === undefined ? line : `${line}:${column}`;
  const what = at === '' ? '' : `${at}: `;
  return `${file}:${place}: Front matter: ${what}expected ${expected}, found ${found}; ${fix}`;
}

/** Faults of the text, before YAML is read. */
function textFault(page: string): {place: Place; fault: Fault} | undefined {
  const bad = badByte(page);
  if (bad) return {place: bad, fault: {at: '', ...NOT_UTF8}};
  const language = /^---[ \t]*([^\s-][^\r\n]*)/.exec(page)?.[1];
  if (language === undefined) return undefined;
  const fault = {
    at: '',
    expected: 'a line of three dashes alone',
    found: `---${language}`,
    fix: 'write ---; front matter is YAML',
  };
  return {place: {line: 1, column: 1}, fault};
}

/** Keys that are misspelt, and values of another type. */
function dataFaults(frontMatter: Readonly<Record<string, unknown>>): Fault[] {
  const misspelt = strangeKeys(frontMatter).flatMap((strange) =>
    'means' in strange
      ? [
          {
            at: strange.key,
            expected: 'a key of Docusaurus',
            found: `"${strange.key}"`,
            fix: `rename it to "${strange.means}"`,
          },
        ]
      : [],
  );
  return [...misspelt, ...schemaFaults(frontMatter, SCHEMA)];
}

/**
 * Reads the front matter of a page, with the profile's values. Keys that nobody uses here are left to
 * src/remark/checkFrontMatter.ts, because they harm nothing.
 *
 * @throws one error with every fault as file:line: invalid UTF-8, invalid YAML, misspelt keys, values of another type
 */
export async function readFrontMatter(
  siteDir: string,
  {filePath, fileContent, defaultParseFrontMatter}: Parameters<ParseFrontMatter>[0],
): ReturnType<ParseFrontMatter> {
  const file = sitePath(siteDir, filePath);
  const broken = textFault(fileContent);
  if (broken) throw new Error(print(file, broken.place, broken.fault));
  const printed = withValues(siteDir, filePath, fileContent);
  const result = await Promise.resolve(
    defaultParseFrontMatter({filePath, fileContent: printed}),
  ).catch((error: unknown) => {
    if (!isYamlError(error)) throw error;
    const {line, column} = error.mark;
    const fault = {
      at: '',
      expected: 'YAML',
      found: error.reason,
      fix: 'quote values that hold : or # or begin with a sign, and end the front matter with a line of ---',
    };
    throw new Error(print(file, {line: line + 1, column: column + 1}, fault), {cause: error});
  });
  const faults = dataFaults(result.frontMatter).map((fault) => {
    const [key = ''] = fault.at.split(/[.[]/u);
    return print(file, {line: lineOfKey(fileContent, key)}, fault);
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return result;
}
