import fs from 'node:fs';
import path from 'node:path';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {createTwoFilesPatch} from 'diff';
import {z} from 'zod';
import {loadProfile} from '../profile/load';
import {Finder} from './find';
import {excerptOf, readMethod, readPage} from './pages';
import {networkValues} from './values';
import {builtVersions, Unanswerable, versionNamed} from './versions';

export interface Site {
  /** Folder of the build. */
  readonly buildDir: string;
  /** Folder of the project, for versions and the network profile. */
  readonly siteDir: string;
}

/** Longest difference that is given, in characters. */
const LONGEST_PATCH = 60_000;

interface Answer {
  [key: string]: unknown;
  content: {type: 'text'; text: string}[];
  isError?: boolean;
}

/** What a function says; what it cannot answer is an error for the assistant, not of the server. */
function answer(make: () => string): Answer {
  try {
    return {content: [{type: 'text', text: make()}]};
  } catch (error) {
    if (!(error instanceof Unanswerable)) throw error;
    return {content: [{type: 'text', text: error.message}], isError: true};
  }
}

/** Headers of two versions differ in every file: they are no change. */
const withoutOrigin = (text: string): string =>
  text.replace(/^> .*, version .*\. Page: .*\n/mu, '');

/**
 * A server of the Model Context Protocol for a built site: search, read, compare, values. It reads files only.
 *
 * @throws when the build has no Markdown, which `npm run build` writes
 */
export function createServer({buildDir, siteDir}: Site): McpServer {
  if (!fs.existsSync(path.join(buildDir, 'llms.txt')))
    throw new Error(
      `${buildDir} has no llms.txt: expected a build of this site. Run npm run build.`,
    );
  const versions = builtVersions(siteDir);
  const finder = new Finder(buildDir);
  const {name} = loadProfile(siteDir, versions[0]?.source ?? 'current');
  const server = new McpServer({name: `${name} documentation`, version: versions[0]?.name ?? ''});
  const version = z
    .string()
    .optional()
    .describe(`One of: ${versions.map((each) => each.name).join(', ')}. Default: the first.`);

  server.registerTool(
    'search',
    {
      description: 'Finds sections of the documentation: methods, errors, guides, values.',
      inputSchema: {
        query: z.string().min(1).max(400),
        version,
        limit: z.number().int().min(1).max(20).default(8),
      },
    },
    ({query, version: asked, limit}) =>
      answer(() =>
        finder
          .search(query, versionNamed(versions, asked), limit)
          .map((hit) => `## ${hit.title}\n\n${hit.breadcrumb}\n${hit.path}\n\n${hit.text}`)
          .join('\n\n'),
      ),
  );

  server.registerTool(
    'list_pages',
    {description: 'All pages of a version with what they are about.', inputSchema: {version}},
    ({version: asked}) =>
      answer(() => {
        const {prefix} = versionNamed(versions, asked);
        return fs.readFileSync(path.join(buildDir, prefix, 'llms.txt'), 'utf8');
      }),
  );

  server.registerTool(
    'read_page',
    {
      description: 'A page as Markdown, or one of its sections by heading.',
      inputSchema: {
        page: z.string().min(1).max(400).describe('Path or address: /staking/overview'),
        section: z.string().max(400).optional().describe('A heading of the page'),
        version,
      },
    },
    ({page, section, version: asked}) =>
      answer(() =>
        excerptOf(readPage(buildDir, page, versionNamed(versions, asked), versions), section),
      ),
  );

  server.registerTool(
    'read_method',
    {
      description:
        'Reference of one JSON-RPC method: parameters, result, errors, executed examples.',
      inputSchema: {method: z.string().min(1).max(100), version},
    },
    ({method, version: asked}) =>
      answer(() => readMethod(buildDir, method, versionNamed(versions, asked), versions)),
  );

  server.registerTool(
    'compare_versions',
    {
      description: 'What differs between two versions of a page or method, as a unified diff.',
      inputSchema: {
        page: z.string().min(1).max(400).describe('Path of a page, or name of a method'),
        from: z.string().describe('Older version'),
        to: z.string().describe('Newer version'),
      },
    },
    ({page, from, to}) =>
      answer(() => {
        const read = (asked: string) => {
          const found = versionNamed(versions, asked);
          const isMethod = /^[a-z]+_\w+$/iu.test(page);
          const text = isMethod
            ? readMethod(buildDir, page, found, versions)
            : readPage(buildDir, page, found, versions);
          return withoutOrigin(text).replaceAll(`${found.prefix}/`, '/');
        };
        const [older, newer] = [read(from), read(to)];
        if (older === newer) return `${page} is the same in ${from} and ${to}.`;
        const patch = createTwoFilesPatch(from, to, older, newer, undefined, undefined, {
          context: 2,
        });
        return patch.slice(0, LONGEST_PATCH);
      }),
  );

  server.registerTool(
    'network_values',
    {
      description:
        'Values of the network: chain ids, endpoints, limits, periods, fees, with meaning and source.',
      inputSchema: {
        words: z
          .string()
          .max(200)
          .default('')
          .describe('Words of key, value or meaning; empty for all'),
        version,
      },
    },
    ({words, version: asked}) =>
      answer(() => {
        const {source, name: shown} = versionNamed(versions, asked);
        const values = networkValues(loadProfile(siteDir, source), words);
        if (values.length === 0)
          throw new Unanswerable(`No value of version ${shown} fits “${words}”.`);
        return values
          .map((each) =>
            [each.key, each.value, each.meaning, each.source].filter(Boolean).join(' | '),
          )
          .join('\n');
      }),
  );
  return server;
}
