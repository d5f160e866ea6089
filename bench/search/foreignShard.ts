import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {markdownText} from '../../src/plugins/search-index/markdownText';
import type {SearchPage, SearchShard} from '../../src/search/records';
import {foreignPages} from '../foreign/pages';

/**
 * A version with the pages of a site and foreign ones, each of them unique, so that vocabulary, headings and texts grow
 * as on a real site.
 *
 * @param pages number of all pages
 */
export function withForeignPages(shard: SearchShard, pages: number): SearchShard {
  const processor = unified().use(remarkParse).use(remarkGfm);
  const foreign = foreignPages(pages - shard.pages.length, process.cwd());
  return {
    ...shard,
    pages: [
      ...shard.pages,
      ...foreign.map(({file, title, description, body}): SearchPage => ({
        path: `/${file}`,
        trail: file.split('/').slice(0, -1).join(' / '),
        label: title,
        keywords: description,
        sections: markdownText(processor.parse(body), title),
      })),
    ],
  };
}

/** Headings of two to five words from all over a version, as queries. */
export function headingsOf(shard: SearchShard, count: number): string[] {
  const headings = shard.pages
    .flatMap(({sections}) => sections.map(({heading}) => heading))
    .filter((heading) => /^[\w-]+(?: [\w-]+){1,4}$/u.test(heading));
  const step = Math.max(1, Math.floor(headings.length / count));
  return headings.filter((_, at) => at % step === 0).slice(0, count);
}
