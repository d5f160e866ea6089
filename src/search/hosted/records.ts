import {escapeHtml} from '../highlight';
import {groupName} from '../hit';
import {
  HIERARCHY_LEVELS,
  hierarchyOf,
  urlOf,
  type Hierarchy,
  type HierarchyLevel,
  type HitType,
  type SearchShard,
} from '../records';

/** A record of the hosted provider, in the format of DocSearch's own crawler. Texts are HTML. */
export interface HostedRecord {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string;
  readonly type: HitType;
  readonly hierarchy: Hierarchy;
  /** The section's own heading alone, at its level: the strongest signal of a record. */
  readonly hierarchy_radio: Partial<Hierarchy>;
  readonly content: string | null;
  readonly keywords: readonly string[];
  readonly language: string;
  readonly lang: string;
  readonly docusaurus_tag: string;
  readonly version: string;
  readonly weight: {readonly pageRank: number; readonly level: number; readonly position: number};
}

/** The provider rejects records above 10 KB. */
const MAX_CONTENT = 6000;

/** Splits at spaces, so that a part has at most `MAX_CONTENT` characters. */
function parts(text: string): string[] {
  const found: string[] = [];
  for (let rest = text; rest !== '';) {
    const space = rest.length > MAX_CONTENT ? rest.lastIndexOf(' ', MAX_CONTENT) : rest.length;
    const end = space > 0 ? space : MAX_CONTENT;
    found.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return found;
}

function escaped(hierarchy: Hierarchy): Hierarchy {
  const entries = HIERARCHY_LEVELS.map((level) => {
    const heading = hierarchy[level];
    if (heading === null) return [level, null];
    return [level, level === 'lvl0' ? groupName(heading) : escapeHtml(heading)];
  });
  return Object.fromEntries(entries) as Record<HierarchyLevel, string | null>;
}

/**
 * Records of a version: one for each heading, and one for the text below it.
 *
 * @param siteUrl origin of the site, as records carry full addresses
 */
export function recordsOf(shard: SearchShard, siteUrl: string): HostedRecord[] {
  let position = 0;
  return shard.pages.flatMap((page) =>
    page.sections.flatMap((section, index): HostedRecord[] => {
      const path = urlOf(page, section);
      const level = `lvl${section.level}` as Exclude<HierarchyLevel, 'lvl0'>;
      const hierarchy = escaped(hierarchyOf(page, index));
      const words = section.words === undefined ? [] : [section.words];
      const record = (type: HitType, content: string | null, part: number): HostedRecord => {
        position += 1;
        return {
          objectID: `${shard.tag}:${path}:${type}${part > 0 ? `:${part}` : ''}`,
          url: new URL(path, siteUrl).href,
          url_without_anchor: new URL(page.path, siteUrl).href,
          anchor: section.anchor,
          type,
          hierarchy,
          hierarchy_radio: {[level]: hierarchy[level]},
          content: content === null ? null : escapeHtml(content),
          keywords: section.level === 1 ? [page.label, page.keywords, ...words] : words,
          language: shard.language,
          lang: shard.language,
          docusaurus_tag: shard.tag,
          version: shard.version,
          weight: {pageRank: 0, level: type === 'content' ? 0 : 110 - 10 * section.level, position},
        };
      };
      return [
        record(level, null, 0),
        ...parts(section.text).map((text, part) => record('content', text, part)),
        ...(section.code === undefined ? [] : [record('content', section.code, 99)]),
      ];
    }),
  );
}
