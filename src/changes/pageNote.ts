import type {PageChange} from './types';

/** Mark of a section, before its id: `+eth_config`, `~fees`. */
export type SectionMark = `${'+' | '~'}${string}`;

/** Compared with the version before: what a page of the newer version says at its head. */
export interface Since {
  /** Name of the older version. */
  readonly version: string;
  /** The page that it was there, if that had another path: `staking/overview`. */
  readonly page?: string;
  /** Whether the older version has no such page. */
  readonly isNew?: true;
  /** Added and changed sections. */
  readonly sections: readonly SectionMark[];
  /** Removed ones: id in the older version, and title. */
  readonly removed?: readonly (readonly [id: string, title: string])[];
}

/** Compared with the version after: what a page of the older version says. */
export interface Later {
  /** Name of the newer version. */
  readonly version: string;
  /** The page that it has become there, if that has another path. */
  readonly page?: string;
  /** Whether the newer version has no such page. */
  readonly isGone?: true;
  /** Ids of sections that change, with the one in the newer version where it is another. */
  readonly changed: readonly (readonly [id: string, newer?: string])[];
  /** Ids of sections that the newer version does not have. */
  readonly removed?: readonly string[];
  /** Sections that only the newer version has: id and title. */
  readonly added?: readonly (readonly [id: string, title: string])[];
}

/** What a page says about other versions. It is part of the page's script, so it is short: titles are in its contents list. */
export interface PageNote {
  readonly since?: Since;
  readonly later?: Later;
}

/**
 * What a page says about the version before it.
 *
 * @param version its label
 * @returns undefined where nothing differs
 */
export function sinceOf(version: string, change: PageChange): Since | undefined {
  if (change.change === 'added') return {version, isNew: true, sections: []};
  if (change.change !== 'changed') return undefined;
  const sections = change.sections.flatMap(({change: kind, id}): SectionMark[] =>
    kind === 'removed' ? [] : [`${kind === 'added' ? '+' : '~'}${id}`],
  );
  const removed = change.sections
    .filter((section) => section.change === 'removed')
    .map(({id, title}) => [id, title] as const);
  return {version, sections, ...(removed.length > 0 && {removed})};
}

/**
 * What a page says about the version after it.
 *
 * @param version its label
 * @returns undefined where nothing differs
 */
export function laterOf(version: string, change: PageChange): Later | undefined {
  if (change.change === 'removed') return {version, isGone: true, changed: []};
  if (change.change !== 'changed') return undefined;
  const of = (kind: string) => change.sections.filter((section) => section.change === kind);
  const changed = of('changed').map(({id, was}): [string, string?] =>
    was && was.id !== id ? [was.id, id] : [id],
  );
  const removed = of('removed').map(({id}) => id);
  const added = of('added').map(({id, title}) => [id, title] as const);
  return {
    version,
    changed,
    ...(removed.length > 0 && {removed}),
    ...(added.length > 0 && {added}),
  };
}
