import type {PackedParts} from './parts';

/** A heading of a page with the text below it, up to the next heading. */
export interface SearchSection {
  /** 1 for the page's title, 2 to 6 for the headings below it. */
  readonly level: number;
  /** Fragment of the heading; empty for the page's title. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
  /** Readers' words for it that differ from its terms. */
  readonly words?: string;
  /** Identifiers that only the section's listings contain. */
  readonly code?: string;
}

/** Index data of one page. Sections are in reading order, the title first. */
export interface SearchPage {
  /** Path on the site, without origin: `/staking/overview`. */
  readonly path: string;
  /** Parent in the sidebar: `Validator`, or the site's title for pages at the top. */
  readonly trail: string;
  /** Sidebar label. */
  readonly label: string;
  /** Words that the headings do not contain, such as the description's. */
  readonly keywords: string;
  readonly sections: readonly SearchSection[];
}

/** All pages of one version in one language: the download. Of a split one, the sections have no texts yet. */
export interface SearchShard {
  /** Contextual tag of the version, as in the pages' `docsearch:docusaurus_tag`. */
  readonly tag: string;
  readonly version: string;
  readonly language: string;
  readonly pages: readonly SearchPage[];
  readonly parts?: PackedParts;
}

/** Levels of DocSearch's records: `lvl0` is the category in the sidebar, `lvl1` the page, then headings. */
/** The heading of each level that leads to a section; null where there is none. */
export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
/** The level of the heading that matches; `content` for the text below it. */
export type HitType = Exclude<HierarchyLevel, 'lvl0'> | 'content';
export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>;

/** All levels, the highest first. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Headings that lead to a section, including its own, by level. */
export function hierarchyOf(page: SearchPage, index: number): Hierarchy {
  const levels: Record<HierarchyLevel, string | null> = {
    lvl0: page.trail,
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  let below = 7;
  for (let at = index; at >= 0 && below > 1; at -= 1) {
    const section = page.sections[at];
    if (section && section.level < below) {
      levels[`lvl${section.level}` as HierarchyLevel] = section.heading;
      below = section.level;
    }
  }
  return levels;
}

/** Address of a section, without origin. */
export function urlOf(page: SearchPage, section: SearchSection): string {
  return section.anchor === '' ? page.path : `${page.path}#${section.anchor}`;
}
