import {MOVED_FILE, type Moved} from '../../src/profile/moved';
import {movedAddresses, movedLinks, type Move} from './links';

/** Sources by their paths below the site. */
export type Sources = ReadonlyMap<string, string>;

export interface Plan {
  /** Files to write, with their text. */
  readonly writes: ReadonlyMap<string, string>;
  /** The file of the page at its earlier path. */
  readonly removes: string;
}

const NAME = /^[a-z0-9][\w-]*(?:\/[a-z0-9][\w-]*)*$/u;
const PAGE = /^docs\/(?<page>.*)(?<ending>\.mdx?)$/u;
const REDIRECTS = `docs/_data/${MOVED_FILE}`;

/** Earlier addresses with one more; what led to the earlier address leads to the new one. */
export function withMoved(moved: Moved, {from, to}: Move): Moved {
  const entries = Object.entries({...moved, [`/${from}`]: `/${to}`}).map(
    ([before, now]) => [before, now === `/${from}` ? `/${to}` : now] as const,
  );
  return Object.fromEntries(
    entries.filter(([before, now]) => before !== now && before !== `/${to}`).sort(),
  );
}

function problems(sources: Sources, {from, to}: Move, file: string | undefined): string[] {
  const isThere = (page: string) =>
    sources.has(`docs/${page}.mdx`) || sources.has(`docs/${page}.md`);
  const hasOwnAddress =
    file !== undefined && /^---\n[^]*?^(?:slug|id):[^]*?^---$/mu.test(sources.get(file) ?? '');
  return [
    ...(file === undefined
      ? [`docs has no page ${from}: expected its path without .mdx, such as staking/overview.`]
      : []),
    ...(NAME.test(to)
      ? []
      : [`${to}: expected lower-case words with hyphens, such as staking/start.`]),
    ...(isThere(to) ? [`docs already has a page ${to}.`] : []),
    ...(hasOwnAddress
      ? [`${file} has a slug or an id in its front matter: change that instead.`]
      : []),
  ];
}

/**
 * What moving a page of Next changes: its file, links of other pages, the sidebar, data that names it or its sections, and
 * the list of redirects.
 *
 * @throws Error with everything that is wrong with the move
 */
export function planMove(sources: Sources, move: Move): Plan {
  const {from, to} = move;
  const file = [`docs/${from}.mdx`, `docs/${from}.md`].find((each) => sources.has(each));
  const wrong = problems(sources, move, file);
  if (wrong.length > 0 || file === undefined) throw new Error(wrong.join('\n'));
  const writes = new Map<string, string>();
  for (const [name, text] of sources) {
    const {page} = PAGE.exec(name)?.groups ?? {};
    if (name === REDIRECTS) continue;
    const written =
      page !== undefined
        ? movedLinks(text, page, move)
        : name === 'sidebars.ts'
          ? text.replaceAll(new RegExp(`(['"])${from}\\1`, 'gu'), `$1${to}$1`)
          : movedAddresses(text, move);
    if (name === file) writes.set(name.replace(`docs/${from}`, `docs/${to}`), written);
    else if (written !== text) writes.set(name, written);
  }
  const before = JSON.parse(sources.get(REDIRECTS) ?? '{}') as Moved;
  writes.set(REDIRECTS, `${JSON.stringify(withMoved(before, move), null, 2)}\n`);
  return {writes, removes: file};
}

/** Places in code that name the page, for the author to look at: `src/theme/x.ts:12`. */
export function mentions(code: Sources, from: string): string[] {
  return [...code].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        new RegExp(`['"/]${from}['"#?/]`, 'u').test(line) && !/^\s*(?:\/\/|\*|\/\*)/u.test(line)
          ? [`${file}:${index + 1}`]
          : [],
      ),
  );
}
