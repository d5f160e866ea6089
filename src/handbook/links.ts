import type {Properties} from 'hast';
import {decoded} from '../safeAddress/decoded';

/** A page of the handbook. */
export interface Chapter {
  /** Path on the site. */
  readonly path: string;
  /** Ids of its elements on the site. */
  readonly ids: ReadonlySet<string>;
}

/** Id of a page within the handbook: `staking/overview`; `index` for the first. */
export function chapterId(path: string): string {
  return path === '/' ? 'index' : path.replace(/^\//u, '').replace(/\/$/u, '/index');
}

/** Id of an element of a page within the handbook: no other page has it. */
export function idWithin(path: string, id: string): string {
  return `${chapterId(path)}--${id}`;
}

const bare = (path: string): string => path.replace(/(?<=.)\/$/u, '');

/**
 * A link of a page as it is in the handbook: into it when it leads to one of its pages, otherwise absolute. Where a
 * fragment does not exist, it leads to the page.
 */
export function linkWithin(
  href: string,
  url: string,
  chapters: ReadonlyMap<string, Chapter>,
): string {
  if (!URL.canParse(href, url)) return href;
  const target = new URL(href, url);
  const sameSite = target.origin === new URL(url).origin && target.search === '';
  const chapter = sameSite ? chapters.get(bare(target.pathname)) : undefined;
  if (!chapter) return target.href;
  const fragment = decoded(target.hash.slice(1));
  const id = chapter.ids.has(fragment) ? idWithin(chapter.path, fragment) : chapterId(chapter.path);
  return `#${encodeURI(id)}`;
}

/** Chapters by path, with and without a slash at its end. */
export function byPath(chapters: readonly Chapter[]): ReadonlyMap<string, Chapter> {
  return new Map(chapters.map((chapter) => [bare(chapter.path), chapter]));
}

/** Properties whose values are ids, one or a list. */
const REFERENCES = [
  'htmlFor',
  'headers',
  'ariaDescribedBy',
  'ariaLabelledBy',
  'ariaControls',
  'ariaOwns',
];

/** The id of an element, and those that it refers to, as they are in the handbook. References to nothing go. */
export function ownIds(properties: Properties, {path, ids}: Chapter): Properties {
  const entries = Object.entries(properties).flatMap(([name, value]): [string, typeof value][] => {
    if (name === 'id') return [[name, idWithin(path, String(value))]];
    if (REFERENCES.includes(name)) {
      const named = (Array.isArray(value) ? value.map(String) : String(value).split(/\s+/u))
        .filter((id) => ids.has(id))
        .map((id) => idWithin(path, id));
      return named.length > 0 ? [[name, named.join(' ')]] : [];
    }
    if (typeof value !== 'string') return [[name, value]];
    // Arrowheads, masks and gradients of diagrams.
    return [
      [
        name,
        value.replaceAll(
          /url\((?<quote>["']?)#(?<id>[^"')]+)\k<quote>\)/gu,
          (_all, _quote, id: string) => `url("#${idWithin(path, id)}")`,
        ),
      ],
    ];
  });
  return Object.fromEntries(entries);
}
