import {escapeHtml, highlight, snippet, type Highlighted, type Tags} from './highlight';
import {
  HIERARCHY_LEVELS,
  hierarchyOf,
  urlOf,
  type Hierarchy,
  type HierarchyLevel,
  type HitType,
} from './records';
import type {RankedSection} from './rank';

/** How texts of hits are marked and shortened, as the request asks. */
export interface HitFormat {
  readonly tags: Tags;
  /** Number of words of a snippet. */
  readonly words: number;
  readonly ellipsis: string;
}

type LevelValues = Partial<Record<HierarchyLevel, Highlighted>>;

/** A hit of the provider's protocol. All texts are HTML. */
export interface SearchHit {
  readonly objectID: string;
  /** Path on the site; the search client or the provider adds the origin. */
  readonly url: string;
  readonly anchor: string | null;
  readonly type: HitType;
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  /** Existing levels only, in order: the search page reads every key. */
  readonly _highlightResult?: {readonly hierarchy: LevelValues; readonly content?: Highlighted};
  readonly _snippetResult?: {readonly hierarchy: LevelValues; readonly content?: Highlighted};
}

/** The modal shows the group's name as text and the page as HTML: it must be safe as both. */
export function groupName(text: string): string {
  return text.replace(/[<>]/g, '');
}

/** Turns a found section into a hit: a heading if the headings match, else its text. */
export function toHit(
  {page, index, section, byHeading, ...terms}: RankedSection,
  format: HitFormat,
): SearchHit {
  const plain = hierarchyOf(page, index);
  const hierarchy: Record<HierarchyLevel, string | null> = {...plain};
  const levels: LevelValues = {};
  for (const level of HIERARCHY_LEVELS) {
    const heading = plain[level];
    if (heading === null) continue;
    if (level === 'lvl0') {
      hierarchy.lvl0 = groupName(heading);
      levels.lvl0 = {value: groupName(heading), matchLevel: 'none'};
    } else {
      hierarchy[level] = escapeHtml(heading);
      levels[level] = highlight(heading, terms, format.tags);
    }
  }
  const type: HitType =
    byHeading || section.text === '' ? (`lvl${section.level}` as HitType) : 'content';
  const content =
    section.text === ''
      ? undefined
      : snippet(section.text, terms, format.tags, format.words, format.ellipsis);
  const url = urlOf(page, section);
  return {
    objectID: `${url}:${type}`,
    url,
    anchor: section.anchor || null,
    type,
    hierarchy,
    content: type === 'content' ? escapeHtml(section.text) : null,
    _highlightResult: {hierarchy: levels, ...(content && {content})},
    _snippetResult: {hierarchy: levels, ...(content && {content})},
  };
}
