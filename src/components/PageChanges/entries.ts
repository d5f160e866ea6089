import type {Later, Since} from '@site/src/changes/pageNote';

/** A section of a list of changes. */
export interface Entry {
  readonly change: 'added' | 'changed' | 'removed';
  readonly id: string;
  /** As HTML, like entries of the contents list; undefined for what comes before the first heading. */
  readonly title: string | undefined;
  readonly href: string;
}

/** Titles of a page's sections by id, as HTML. */
export function titlesOf(
  toc: readonly {readonly id: string; readonly value: string}[],
): ReadonlyMap<string, string> {
  return new Map(toc.map(({id, value}) => [id, value]));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const at = (page: string, id: string): string => (id === '' ? page : `${page}#${id}`);

/** Sections that differ from the version before: on this page, or where the older version has them. */
export function entriesSince(
  {sections, removed = []}: Since,
  titles: ReadonlyMap<string, string>,
  older: string,
): Entry[] {
  return [
    ...sections.map((mark): Entry => {
      const id = mark.slice(1);
      const change = mark.startsWith('+') ? 'added' : 'changed';
      return {change, id, title: id === '' ? undefined : (titles.get(id) ?? id), href: `#${id}`};
    }),
    ...removed.map(([id, title]): Entry => ({
      change: 'removed',
      id,
      title: escaped(title),
      href: at(older, id),
    })),
  ];
}

/** Sections that differ in the version after: where the newer version has them, or on this page. */
export function entriesLater(
  {changed, removed = [], added = []}: Later,
  titles: ReadonlyMap<string, string>,
  newer: string,
): Entry[] {
  const titled = (id: string) => (id === '' ? undefined : (titles.get(id) ?? id));
  return [
    ...changed.map(([id, now = id]): Entry => ({
      change: 'changed',
      id,
      title: titled(id),
      href: at(newer, now),
    })),
    ...added.map(([id, title]): Entry => ({
      change: 'added',
      id,
      title: escaped(title),
      href: at(newer, id),
    })),
    ...removed.map((id): Entry => ({change: 'removed', id, title: titled(id), href: `#${id}`})),
  ];
}
