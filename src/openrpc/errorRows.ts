import {nameOf} from './pointer';
import type {ErrorGroup, Method, SharedComponents} from './types';

/** Errors that any method can answer with; the table of codes explains them. */
const COMMON = new Set(['InvalidParams', 'MethodNotFound']);

/** As many errors of a group as are worth a link to it. */
const WORTH_A_LINK = 3;

/** Some or all errors of a group that a method can answer with. */
export interface SharedRows {
  /** Slug of the group. */
  readonly slug: string;
  readonly group: ErrorGroup;
  /** Names of the method's errors among those of the group. */
  readonly names: readonly string[];
}

/** How a page lists the errors of a method, by their names in `components.errors`. */
export interface ErrorRows {
  /** With a row of its own at the method. */
  readonly own: readonly string[];
  /** With a row that methods of the page share. */
  readonly shared: readonly SharedRows[];
}

/** Names of the errors that not every method can answer with. */
export function ownErrors(method: Method): string[] {
  return method.errors.map(({$ref}) => nameOf($ref)).filter((name) => !COMMON.has(name));
}

/** Where the errors of a method are listed: three or more of a group are described once per page. */
export function errorRows(method: Method, shared: SharedComponents): ErrorRows {
  const names = ownErrors(method);
  const groups = Object.entries(shared['x-error-groups'])
    .map(([slug, group]) => ({
      slug,
      group,
      names: names.filter((name) => group.errors.includes(name)),
    }))
    .filter((rows) => rows.names.length >= WORTH_A_LINK);
  const grouped = new Set(groups.flatMap((rows) => rows.names));
  return {own: names.filter((name) => !grouped.has(name)), shared: groups};
}
