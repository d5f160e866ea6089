import type {SectionMark} from '@site/src/changes/pageNote';
import type {Props} from '@theme/TOCItems';

type TOCItem = Props['toc'][number];

/** A mark's class, and what it is called for sections that were added and changed. */
export interface Mark {
  readonly className: string;
  readonly added: string;
  readonly changed: string;
}

/** Entries of a contents list, with a mark behind those whose sections differ from the version before. */
export function markChanged(
  entries: readonly TOCItem[],
  sections: readonly SectionMark[],
  {className, added, changed}: Mark,
): readonly TOCItem[] {
  const marks = new Map(sections.map((mark) => [mark.slice(1), mark.startsWith('+')]));
  return entries.map((entry) => {
    const isAdded = marks.get(entry.id);
    if (isAdded === undefined) return entry;
    const name = isAdded ? added : changed;
    return {
      ...entry,
      value: `${entry.value}<span class="${className}" role="img" aria-label="${name}" title="${name}"></span>`,
    };
  });
}
