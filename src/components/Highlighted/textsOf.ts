import type {SearchHit} from '../../search/hit';
import {HIERARCHY_LEVELS} from '../../search/records';

/** The texts of a hit that readers see, as HTML with highlight marks. */
export interface HitTexts {
  /** Heading of the section. */
  readonly title: string;
  /** Category, page and headings that lead to it. */
  readonly trail: string;
  /** The part of its text that matches; may be empty. */
  readonly snippet: string;
}

/** Reads the texts of a hit; a stored one has no highlight marks and no snippet. */
export function textsOf({hierarchy, _highlightResult, _snippetResult}: SearchHit): HitTexts {
  const levels = HIERARCHY_LEVELS.flatMap(
    (level) => _highlightResult?.hierarchy[level]?.value ?? hierarchy[level] ?? [],
  );
  return {
    title: levels.at(-1) ?? '',
    // A page at the top is its own category.
    trail: [...new Set(levels.slice(0, -1))].join(' › '),
    snippet: _snippetResult?.content?.value ?? '',
  };
}
