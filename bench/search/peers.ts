import MiniSearch from 'minisearch';
import {SearchEngine} from '../../src/search/engine';
import {hierarchyOf, urlOf, type SearchShard} from '../../src/search/records';

/** A search that answers queries with addresses, best first. */
export interface Searcher {
  readonly name: string;
  readonly search: (query: string) => string[] | Promise<string[]>;
  /** Index download for one version, in bytes after gzip, if it consists of known files. */
  readonly indexBytes?: number;
  /** Code size in the browser after gzip, without a dialog. */
  readonly codeBytes?: number;
  readonly close?: () => Promise<void>;
}

export function ours(shard: SearchShard): Searcher {
  const engine = SearchEngine.of(shard);
  return {
    name: 'this site',
    search: (query) => engine.search(query).map(({page, section}) => urlOf(page, section)),
  };
}

/** MiniSearch over the same sections as VitePress 1 sets it up for its local search. */
export function vitePress(shard: SearchShard): Searcher {
  const index = new MiniSearch<{id: string; title: string; titles: string[]; text: string}>({
    fields: ['title', 'titles', 'text'],
    searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}},
  });
  index.addAll(
    shard.pages.flatMap((page) =>
      page.sections.map((section, at) => ({
        id: urlOf(page, section),
        title: section.heading,
        titles: Object.values(hierarchyOf(page, at)).filter((heading) => heading !== null),
        text: section.text,
      })),
    ),
  );
  return {
    name: 'MiniSearch, VitePress’ settings',
    search: (query) => index.search(query).map(({id}) => String(id)),
  };
}
