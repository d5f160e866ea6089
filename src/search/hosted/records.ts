import {escapeHtml, unescapeHtml} from '../highlight';
import {groupName} from '../hit';
import {
  HIERARCHY_LEVELS,
  hierarchyOf,
  urlOf,
  type Hierarchy,
  type HierarchyLevel,
  type HitType,
  type SearchPage,
  type SearchSection,
  type SearchShard,
} from '../records';

/** A record of the hosted provider, of the shape that DocSearch's own crawler writes. Texts are HTML. */
export interface HostedRecord {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string;
  readonly type: HitType;
  readonly hierarchy: Hierarchy;
  /** The own heading alone, at its level: the strongest sign of what a record is about. */
  readonly hierarchy_radio: Partial<Hierarchy>;
  readonly content: string | null;
  readonly keywords: readonly string[];
  readonly language: string;
  readonly lang: string;
  readonly docusaurus_tag: string;
  readonly version: string;
  readonly weight: {readonly pageRank: number; readonly level: number; readonly position: number};
}

/** The provider refuses records above 10 KB. */
const MAX_CONTENT = 6000;

/** Cuts at spaces, so that a part is at most `MAX_CONTENT` letters long. */
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

/** Versions as they can be searched here, from records: what the local provider was sent. */
export function shardsOf(records: readonly HostedRecord[]): SearchShard[] {
  const shards = new Map<string, Omit<SearchShard, 'pages'>>();
  const pages = new Map<string, Map<string, Omit<SearchPage, 'sections'>>>();
  const sections = new Map<string, SearchSection[]>();
  for (const record of [...records].sort((a, b) => a.weight.position - b.weight.position)) {
    const {docusaurus_tag: tag, language, version, hierarchy, type} = record;
    const key = `${tag} ${language}`;
    shards.set(key, {tag, language, version});
    const path = new URL(record.url_without_anchor).pathname;
    const own = sections.get(`${key} ${path}`) ?? [];
    sections.set(`${key} ${path}`, own);
    if (type === 'content') {
      const last = own.pop();
      const text = unescapeHtml(record.content ?? '');
      if (last) own.push({...last, text: `${last.text} ${text}`.trim()});
      continue;
    }
    const heading = unescapeHtml(hierarchy[type] ?? '');
    const level = Number(type.slice(3));
    const words = record.keywords[level === 1 ? 2 : 0];
    own.push({level, anchor: record.anchor, heading, text: '', ...(words && {words})});
    if (own.length > 1) continue;
    const [label = '', keywords = ''] = record.keywords;
    const known = pages.get(key) ?? new Map<string, Omit<SearchPage, 'sections'>>();
    pages.set(key, known.set(path, {path, trail: hierarchy.lvl0 ?? '', label, keywords}));
  }
  return [...shards].map(([key, shard]) => ({
    ...shard,
    pages: [...(pages.get(key)?.values() ?? [])].map((page) => ({
      ...page,
      sections: sections.get(`${key} ${page.path}`) ?? [],
    })),
  }));
}
