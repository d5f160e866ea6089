import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {PlainPage} from '../peers/markdown';

/** Pages of a folder: a sidebar lists them in groups, as hand-written sidebars do. */
const PAGES_OF_A_GROUP = 25;

/** Sizes of the files that count as pages, in bytes: stubs and concatenated manuals are left out. */
const SMALLEST = 1500;
const LARGEST = 60_000;

const NOT_A_PAGE =
  /(?:^|\/)(?:change-?log|history|licence|license|authors|security|code_of_conduct)[^/]*$/iu;

/** What is left of bytes that are no UTF-8. */
const NOT_TEXT = /[\0\uFFFD]/u;

function* markdownFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    if (entry.name === '.cache') continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* markdownFiles(file);
    else if (entry.isFile() && entry.name.endsWith('.md') && !NOT_A_PAGE.test(file)) yield file;
  }
}

/** Splits Markdown into fenced listings, at odd places, and the text between them. */
function byFence(text: string): string[] {
  return text.split(/^([ \t>]*(?:```|~~~)[\s\S]*?^[ \t>]*(?:```|~~~)[^\n]*$)/gmu);
}

/** Languages that every generator highlights. */
const LANGUAGES = new Set(
  'bash css diff html java js json jsx python sh sql ts tsx yaml'.split(' '),
);

/** Fences of unknown languages have none; fences have one form. */
function withKnownLanguages(text: string): string {
  return text
    .replaceAll('~~~', '```')
    .replace(/(```+)[ \t]*([^\s`]+)[^\n`]*$/gmu, (_, fence: string, language: string) =>
      LANGUAGES.has(language) ? fence + language : fence,
    );
}

/**
 * Prose that MDX, Vue and Markdown read alike: without raw HTML, comments, front matter and heading ids; links and images
 * that lead to files of the package lead to another host, because those files are not part of the site.
 */
function plainProse(text: string): string {
  return text
    .replace(/<!--[\s\S]*?-->/gu, '')
    .replace(/<(https?:[^>\s]+)>/gu, '$1')
    .replace(/<\/?[a-z][^>]*>/giu, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/!\[([^\]]*)\]\[[^\]]*\]/gu, '$1')
    .replace(/\]\((?!https?:)[^)\s]*/gu, '](https://docs.example/')
    .replace(/^(\[[^\]]+\]:)[ \t]*(?!https?:)\S+/gmu, '$1 https://docs.example/')
    .replace(/^#\s.*$/gmu, '')
    .replace(/^(?:=+|import\s.*|export\s.*|:::.*)$/gmu, '')
    .replace(/\s*\{#[^}]*\}/gu, '')
    .replace(/[<{}]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

function bodyOf(text: string): string {
  const parts = byFence(text.replace(/\r/gu, '').replace(/^---\n[\s\S]*?\n---\n/u, ''));
  const prose = parts.map((part, index) => (index % 2 === 1 ? part : plainProse(part)));
  return withKnownLanguages(prose.join('')).trim();
}

function titleOf(file: string): string {
  return file
    .replace(/^.*node_modules\//u, '')
    .replace(/(?:\/README)?\.md$/iu, '')
    .replaceAll('/', ' ');
}

/**
 * Foreign documentation: the Markdown files of the installed packages, which several hundred authors wrote. Each text
 * exists once; when they are used up, copies follow that differ in one sentence.
 *
 * @param count number of pages
 * @param folder folder that holds `node_modules`
 */
export function foreignPages(count: number, folder: string): PlainPage[] {
  const root = path.join(folder, 'node_modules');
  const bodies = new Set<string>();
  const originals = [...markdownFiles(root)]
    .filter((file) => statSync(file).size >= SMALLEST && statSync(file).size <= LARGEST)
    .sort()
    .flatMap((file) => {
      const body = bodyOf(readFileSync(file, 'utf8'));
      if (body.length < SMALLEST || bodies.has(body) || NOT_TEXT.test(body)) return [];
      bodies.add(body);
      return [{title: titleOf(path.relative(folder, file)), body}];
    });
  // Every n-th, so that a small number of pages is not of one package.
  const step = Math.max(1, Math.floor(originals.length / count));
  return Array.from({length: count}, (_, number): PlainPage => {
    const original = originals[(number * step) % originals.length];
    if (original === undefined) throw new Error(`${root}: expected Markdown files, found none.`);
    const copy = Math.floor((number * step) / originals.length);
    const suffix = copy === 0 ? '' : ` ${String(copy + 1)}`;
    const group = Math.floor(number / PAGES_OF_A_GROUP) + 1;
    return {
      file: `foreign/group-${String(group)}/page-${String(number + 1)}`,
      title: `${original.title}${suffix}`,
      description: `Page ${String(number + 1)} of the foreign pages.`,
      body: copy === 0 ? original.body : `Copy${suffix}.\n\n${original.body}`,
    };
  });
}
