import fs from 'node:fs';
import path from 'node:path';
import {nearest} from '../profile/keys';
import {twinOf} from '../twins/address';
import {Unanswerable, type BuiltVersion} from './versions';

/** Longest text of one answer, in characters: longer pages are read section by section. */
const LONGEST = 40_000;

function filesBelow(folder: string): string[] {
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.md'))
    : [];
}

/** Names of the Markdown files of a version: `staking/overview`, `rpc/eth/eth_getBalance`. */
function namesOf(buildDir: string, version: BuiltVersion, all: readonly BuiltVersion[]): string[] {
  const others = all
    .map(({prefix}) => prefix.slice(1))
    .filter((prefix) => prefix !== '' && `/${prefix}` !== version.prefix);
  return filesBelow(path.join(buildDir, version.prefix))
    .map((file) => file.replaceAll(path.sep, '/').replace(/\.md$/u, ''))
    .filter((name) => !others.some((other) => name.startsWith(`${other}/`)));
}

/** A page as assistants write it (an address, a path with or without the version, a fragment) as a path of the version. */
function pathOf(asked: string, {prefix}: BuiltVersion): string {
  const address = URL.canParse(asked) ? new URL(asked).pathname : asked.replace(/[?#].*$/u, '');
  const name = address.replace(/\.md$/u, '').replace(/^\/*/u, '/').replace(/\/+$/u, '');
  const own = prefix !== '' && (name === prefix || name.startsWith(`${prefix}/`));
  const below = own ? name.slice(prefix.length) : name;
  return below === '' || below === '/index' ? `${prefix}/` : `${prefix}${below}`;
}

/** The Markdown of a page. @throws Unanswerable with the nearest pages */
export function readPage(
  buildDir: string,
  asked: string,
  version: BuiltVersion,
  all: readonly BuiltVersion[],
): string {
  const names = namesOf(buildDir, version, all);
  const file = twinOf(pathOf(asked, version)).slice(version.prefix.length + 1);
  const name = file.replace(/\.md$/u, '');
  if (names.includes(name))
    return fs.readFileSync(path.join(buildDir, version.prefix, file), 'utf8');
  const near = nearest(name, names).slice(0, 5);
  throw new Unanswerable(
    `Version ${version.name} has no page ${asked}.${near.length > 0 ? ` Did you mean /${near.join(' or /')}?` : ''} list_pages names all.`,
  );
}

/** The Markdown of an RPC method. @throws Unanswerable with the nearest methods */
export function readMethod(
  buildDir: string,
  method: string,
  version: BuiltVersion,
  all: readonly BuiltVersion[],
): string {
  const methods = namesOf(buildDir, version, all).filter((name) => /^rpc\/[^/]+\/./u.test(name));
  const found = methods.find(
    (name) => name.split('/').at(-1)?.toLowerCase() === method.toLowerCase(),
  );
  if (found !== undefined)
    return fs.readFileSync(path.join(buildDir, version.prefix, `${found}.md`), 'utf8');
  const near = nearest(
    method,
    methods.map((name) => name.split('/').at(-1) ?? ''),
  ).slice(0, 5);
  throw new Unanswerable(
    `Version ${version.name} documents no method ${method}.${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`,
  );
}

interface Part {
  readonly title: string;
  readonly depth: number;
  readonly lines: string[];
}

/** Parts of a Markdown text, each from its heading on; headings within code do not count. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const mark = /^\s*(?<mark>```+|~~~+)/u.exec(line)?.groups?.mark;
    if (mark !== undefined)
      fence = fence === undefined ? mark : line.trim() === fence ? undefined : fence;
    const heading = fence === undefined ? /^(#{1,6}) (.+)$/u.exec(line) : null;
    if (heading)
      parts.push({title: heading[2] ?? '', depth: heading[1]?.length ?? 1, lines: [line]});
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

const bare = (title: string): string => title.replaceAll('\\', '').toLowerCase();

/**
 * A page, or the section whose heading is asked for with all below it. A page that is too long for one answer is given
 * as its headings.
 *
 * @throws Unanswerable with the nearest headings
 */
export function excerptOf(text: string, section: string | undefined): string {
  const parts = partsOf(text);
  const titles = parts.map(({title}) => title.replaceAll('\\', ''));
  if (section === undefined) {
    if (text.length <= LONGEST) return text;
    const contents = parts
      .filter(({depth}) => depth > 1)
      .map(({depth}, index) => `${'  '.repeat(depth - 2)}- ${titles[index + 1] ?? ''}`);
    return `${parts[0]?.lines.join('\n') ?? ''}\nThis page has ${text.length} characters. Ask for one of its sections, or a method by read_method:\n\n${contents.join('\n')}\n`;
  }
  const at = parts.findIndex(({title}) => bare(title) === bare(section));
  const first = parts[at];
  if (!first) {
    const near = nearest(section, titles).slice(0, 5);
    throw new Unanswerable(
      `The page has no section “${section}”. ${near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `It has: ${titles.join(', ')}.`}`,
    );
  }
  const end = parts.findIndex(({depth}, index) => index > at && depth <= first.depth);
  const whole = parts.slice(at, end < 0 ? undefined : end).flatMap(({lines}) => lines);
  return whole.join('\n').slice(0, LONGEST);
}
