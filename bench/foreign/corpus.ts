import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {markdownText} from '../../src/plugins/search-index/markdownText';
import type {SearchPage, SearchShard} from '../../src/search/records';
import {urlOf} from '../../src/search/records';
import type {LabelledQuery} from '../search/measure';
import questions from './questions.json';

const FILE = path.join(__dirname, 'corpus.md');

function slug(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** The pages of corpus.md, which were written for this benchmark. */
function corpusPages(): SearchPage[] {
  const processor = unified().use(remarkParse);
  return readFileSync(FILE, 'utf8')
    .split(/^# /mu)
    .slice(1)
    .map((page): SearchPage => {
      const [title = '', ...lines] = page.split('\n');
      return {
        path: `/tidewater/${slug(title)}`,
        trail: 'Tidewater',
        label: title,
        keywords: '',
        sections: markdownText(processor.parse(lines.join('\n')), title),
      };
    });
}

/** The corpus as a site of its own. */
export function corpusShard(): SearchShard {
  return {tag: 'corpus', version: 'corpus', language: 'en', pages: corpusPages()};
}

/** A version with the corpus beside its own pages. */
export function withCorpus(shard: SearchShard): SearchShard {
  return {...shard, pages: [...shard.pages, ...corpusPages()]};
}

/** Queries for it: each title, each heading that no page has as its title, and the questions of questions.json. */
export function corpusQueries(): LabelledQuery[] {
  const pages = corpusPages();
  const titles = new Set(pages.map(({label}) => label));
  const headings = new Map<string, string[]>();
  for (const page of pages) {
    for (const section of page.sections.slice(1)) {
      if (titles.has(section.heading)) continue;
      headings.set(section.heading, [
        ...(headings.get(section.heading) ?? []),
        urlOf(page, section),
      ]);
    }
  }
  return [
    ...pages.map(({label, path: address}) => ({class: 'title', query: label, accepts: [address]})),
    ...[...headings].map(([query, accepts]) => ({class: 'heading', query, accepts})),
    ...questions.map(({query, accepts}) => ({
      class: 'question',
      query,
      accepts: accepts.map((address) => `/tidewater/${address}`),
    })),
  ];
}
