import type {ParseFrontMatter} from '@docusaurus/types';
import {badByte, NOT_UTF8} from '../profile/encoding';
import {ProfileError} from '../profile/fault';
import {interpolate} from './interpolate';
import {schemaFaults} from '../profile/schema';
import {sitePath} from '../profile/sitePath';

const text = {
  type: 'string',
  description: 'text; quote it where it holds : or # or begins with a sign',
};
const flag = {type: 'boolean', description: 'true or false'};
const texts = {type: 'array', items: text, description: 'a list of texts'};
const level = {type: 'integer', minimum: 2, maximum: 6, description: 'a heading level from 2 to 6'};
const textOrNull = {type: ['string', 'null'], description: 'text, or null'};

/** Allowed front matter: the fields that Docusaurus 3.8.1 knows for documents, and `glossary_skip`. */
const SCHEMA = {
  type: 'object',
  description: 'lines of "key: value"',
  additionalProperties: false,
  properties: {
    ...{id: text, title: text, description: text, slug: text, image: text, keywords: texts},
    ...{sidebar_label: text, sidebar_class_name: text, pagination_label: text},
    sidebar_position: {type: 'number', description: 'a number'},
    sidebar_custom_props: {type: 'object', description: 'lines of "key: value"'},
    ...{displayed_sidebar: textOrNull, custom_edit_url: textOrNull},
    ...{pagination_next: textOrNull, pagination_prev: textOrNull},
    ...{hide_title: flag, hide_table_of_contents: flag, parse_number_prefixes: flag},
    ...{draft: flag, unlisted: flag},
    ...{toc_min_heading_level: level, toc_max_heading_level: level},
    tags: {type: 'array', description: 'a list'},
    last_update: {type: 'object', description: 'date and author'},
    mdx: {type: 'object', description: 'format: mdx or md'},
    glossary_skip: texts,
  },
};

/** Error type of gray-matter's YAML parser. */
interface YamlError {
  readonly reason: string;
  readonly mark: {readonly line: number; readonly column: number};
}

function isYamlError(error: unknown): error is YamlError {
  return error instanceof Error && 'reason' in error && 'mark' in error;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---(?=\n|$)/;

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

/**
 * Reads the front matter of a page, with the profile's values.
 *
 * @throws ProfileError with every error: invalid UTF-8, invalid YAML, unknown keys, values of another type
 */
export async function readFrontMatter(
  siteDir: string,
  {filePath, fileContent, defaultParseFrontMatter}: Parameters<ParseFrontMatter>[0],
): ReturnType<ParseFrontMatter> {
  const file = sitePath(siteDir, filePath);
  const bad = badByte(fileContent);
  if (bad) throw new ProfileError(`${file}:${bad.line}:${bad.column}`, [{at: '', ...NOT_UTF8}]);
  const language = /^---[ \t]*([^\s-][^\r\n]*)/.exec(fileContent)?.[1];
  if (language !== undefined) {
    const fault = {
      expected: 'a line of three dashes alone',
      found: `---${language}`,
      fix: 'write ---; front matter is YAML',
    };
    throw new ProfileError(`${file}:1:1`, [{at: '', ...fault}]);
  }
  const printed = withValues(siteDir, filePath, fileContent);
  const result = await Promise.resolve(
    defaultParseFrontMatter({filePath, fileContent: printed}),
  ).catch((error: unknown) => {
    if (!isYamlError(error)) throw error;
    const {line, column} = error.mark;
    const fault = {
      expected: 'YAML in the front matter',
      found: error.reason,
      fix: 'quote values that hold : or # or begin with a sign, and end the front matter with a line of ---',
    };
    throw new ProfileError(`${file}:${line + 1}:${column + 1}`, [{at: '', ...fault}]);
  });
  const faults = schemaFaults(result.frontMatter, SCHEMA);
  if (faults.length > 0) throw new ProfileError(`${file}:1`, faults);
  return result;
}
