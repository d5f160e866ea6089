import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {documentPaths} from '../../tests/e2e/pages';

/** A page of this site as plain Markdown, which every generator can read. */
export interface PlainPage {
  /** Path of the file without its extension, such as `next/rpc/eth` or `index`. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** The text below the title. */
  readonly body: string;
}

/** Converts HTML to Markdown: `turndown`, which is installed with the peers. */
export type Converter = (html: string) => string;

/** A code block in syntax that every generator reads, with a fence that its text does not contain. */
function fenced(language: string, code: string): string {
  const fence = code.includes('```') ? '````' : '```';
  return `${fence}${language}\n${code.replace(/\n$/u, '')}\n${fence}`;
}

/** Escapes characters that MDX or Vue would interpret, except in code. */
function escapeText(text: string): string {
  return text.replace(/[<{}]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Reads a built page and writes its visible content as plain Markdown: headings, prose, lists, tables, code. Components
 * become their output; disclosures are expanded.
 */
function plainPage(built: string, page: string, convert: Converter): PlainPage {
  const $ = load(readFileSync(path.join(built, page, 'index.html'), 'utf8'));
  const title = $('h1').first().text();
  const article = $('.theme-doc-markdown');
  const blocks: string[] = [];
  const keep = (text: string) => `<p>BLOCK${String(blocks.push(text) - 1)}END</p>`;
  article.find('.theme-code-block, pre').each((_, element) => {
    const block = $(element);
    if (block.parents('.theme-code-block').length > 0) return;
    const language = /language-(\w+)/u.exec(block.attr('class') ?? '')?.[1] ?? 'text';
    block.replaceWith(keep(fenced(language, block.find('code').first().text())));
  });
  article.find('button, svg, .hash-link, header h1, style, input, select, label').remove();
  article.find('table').each((_, element) => {
    const rows = $(element)
      .find('tr')
      .toArray()
      .map((row) =>
        $(row)
          .find('th, td')
          .toArray()
          .map((cell) =>
            escapeText($(cell).text().trim().replace(/\s+/gu, ' ')).replace(/\|/gu, '\\|'),
          ),
      );
    const [head = [], ...rest] = rows;
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    $(element).replaceWith(
      keep([line(head), line(head.map(() => '---')), ...rest.map(line)].join('\n')),
    );
  });
  article.find('a').each((_, element) => {
    const link = $(element);
    // Ids of headings differ between generators.
    link.attr('href', (link.attr('href') ?? '').replace(/#.*$/u, '') || page);
  });
  const body = convert(article.html() ?? '').replace(
    /^([ \t]*)(.*)BLOCK(\d+)END/gmu,
    (_, indent: string, before: string, index: string) =>
      `${indent}${before}${(blocks[Number(index)] ?? '').replaceAll('\n', `\n${indent}${' '.repeat(before.length)}`)}`,
  );
  return {
    file: page.endsWith('/') ? `${page.slice(1)}index` : page.slice(1),
    title,
    description: $('meta[name=description]').attr('content') ?? '',
    body,
  };
}

/** All documents of a build, of both versions. */
export function plainPages(built: string, convert: Converter): PlainPage[] {
  return documentPaths.map((page) => plainPage(built, page, convert));
}
