import fs from 'node:fs';
import path from 'node:path';
import {SearchEngine} from '../search/engine';
import {extractPage} from '../search/extract';
import {hierarchyOf, urlOf, type SearchShard} from '../search/records';
import {Unanswerable, type BuiltVersion} from './versions';

/** A section that answers a query. */
export interface Found {
  readonly title: string;
  readonly breadcrumb: string;
  /** Path with fragment. */
  readonly path: string;
  readonly text: string;
}

/** Characters of a section's text that are shown. */
const SHOWN = 280;

function htmlFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .sort();
}

/** Engines of versions, each made from the pages of the build when it is first asked. */
export class Finder {
  private readonly engines = new Map<string, SearchEngine>();

  constructor(private readonly buildDir: string) {}

  private engineOf(version: BuiltVersion): SearchEngine {
    const known = this.engines.get(version.source);
    if (known) return known;
    const folder = path.join(this.buildDir, version.prefix);
    const extracted = htmlFiles(folder).flatMap((file) => {
      const route = `${version.prefix}/${path.dirname(file).replaceAll(path.sep, '/').replace(/^\.$/u, '')}`;
      return extractPage(fs.readFileSync(path.join(folder, file), 'utf8'), route) ?? [];
    });
    const own = extracted.filter((page) => page.version === version.source);
    const shard: SearchShard = {
      tag: own[0]?.tag ?? '',
      version: version.source,
      language: own[0]?.language ?? 'en',
      pages: own.map(({page}) => page),
    };
    const engine = SearchEngine.of(shard);
    this.engines.set(version.source, engine);
    return engine;
  }

  /** @throws Unanswerable when nothing is found, with words that resemble the query */
  search(query: string, version: BuiltVersion, most: number): Found[] {
    const engine = this.engineOf(version);
    const found = engine.search(query).slice(0, most);
    if (found.length === 0) {
      const near = engine.nearest(query).slice(0, 5);
      throw new Unanswerable(
        `Nothing in version ${version.name} fits “${query}”.${near.length > 0 ? ` Near words: ${near.join(', ')}.` : ''}`,
      );
    }
    return found.map(({page, index, section}) => {
      const levels = Object.values(hierarchyOf(page, index)).filter((level) => level !== null);
      return {
        title: section.heading,
        breadcrumb: levels.slice(0, -1).join(' › '),
        path: urlOf(page, section),
        text: section.text.slice(0, SHOWN),
      };
    });
  }
}
