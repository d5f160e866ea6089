import {withoutEntities} from '../../src/pastedError/signs';
import type {HostedRecord} from '../../src/search/hosted/records';
import type {SearchPage, SearchSection, SearchShard} from '../../src/search/records';

/** Searchable versions from pushed records. */
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
      const text = withoutEntities(record.content ?? '');
      if (last) own.push({...last, text: `${last.text} ${text}`.trim()});
      continue;
    }
    const heading = withoutEntities(hierarchy[type] ?? '');
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
