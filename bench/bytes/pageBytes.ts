import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {Parser} from 'htmlparser2';
import {SMALLEST} from '../../src/hosting/compress';

/** What a browser downloads before a page is interactive. All sizes are bytes. */
export interface PageBytes {
  /** The page itself. */
  readonly html: number;
  /** Styles in the page (included in its size) and style sheets in its head: they block the first paint. */
  readonly css: number;
  /** Style sheets at the end of the page. */
  readonly laterCss: number;
  /** Scripts that the page links or preloads. */
  readonly js: number;
  /** The same scripts, uncompressed. */
  readonly jsRaw: number;
  /** Number of files that the page links, itself included. */
  readonly requests: number;
}

/** Addresses of the files that a page needs to start, by kind. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Style sheets after the content. */
  readonly laterStyles: readonly string[];
  readonly other: readonly string[];
}

const PRELOADS = new Set(['preload', 'modulepreload']);

function kindOf(name: string, attributes: Record<string, string>): keyof PageFiles | undefined {
  if (name === 'script') return attributes.src === undefined ? undefined : 'scripts';
  if (name !== 'link') return undefined;
  if (attributes.rel === 'stylesheet') return 'styles';
  if (!PRELOADS.has(attributes.rel ?? '')) return undefined;
  if (attributes.rel === 'modulepreload' || attributes.as === 'script') return 'scripts';
  return attributes.as === 'style' ? 'styles' : 'other';
}

/** The files that a page's scripts, style sheets and preloads refer to, each once. */
export function filesOfPage(html: string): PageFiles {
  const files: Record<keyof PageFiles, Set<string>> = {
    scripts: new Set(),
    styles: new Set(),
    laterStyles: new Set(),
    other: new Set(),
  };
  let isHead = true;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'body') isHead = false;
      const kind = kindOf(name, attributes);
      const address = name === 'script' ? attributes.src : attributes.href;
      if (kind === undefined || address === undefined) return;
      files[kind === 'styles' && !isHead ? 'laterStyles' : kind].add(address);
    },
  });
  parser.end(html);
  return {
    scripts: [...files.scripts],
    styles: [...files.styles],
    laterStyles: [...files.laterStyles],
    other: [...files.other],
  };
}

/**
 * Size of a file after Brotli at the highest level, or as it is if that is small. Copies that the build wrote are not
 * read: those of a large site are compressed quickly.
 */
export function brotliBytes(file: string): number {
  const content = readFileSync(file);
  return content.length < SMALLEST ? content.length : brotliCompressSync(content).length;
}

/** Sizes of scripts and style sheets, whose names change with their content: many pages load the same. */
const known = new Map<string, number>();

function assetBytes(file: string): number {
  const bytes = known.get(file) ?? brotliBytes(file);
  known.set(file, bytes);
  return bytes;
}

/** How much the styles in a page add to its size. */
function inlineStyles(file: string, html: string): number {
  const without = html.replace(/<style>.*?<\/style>/gsu, '');
  return without === html ? 0 : brotliBytes(file) - brotliCompressSync(without).length;
}

/**
 * Bytes of a page of a finished build.
 *
 * @param built folder of the build
 * @param page path of the page, such as `/rpc/eth`
 * @throws when the page, or a file that it names, is not in the folder
 */
export function pageBytes(built: string, page: string): PageBytes {
  const file = path.join(built, page, 'index.html');
  const text = readFileSync(file, 'utf8');
  const {scripts, styles, laterStyles, other} = filesOfPage(text);
  const sum = (addresses: readonly string[], size: (file: string) => number) =>
    addresses.reduce((total, address) => total + size(path.join(built, address)), 0);
  return {
    html: brotliBytes(file),
    css: inlineStyles(file, text) + sum(styles, assetBytes),
    laterCss: sum(laterStyles, assetBytes),
    js: sum(scripts, assetBytes),
    jsRaw: sum(scripts, (script) => statSync(script).size),
    requests: 1 + scripts.length + styles.length + laterStyles.length + other.length,
  };
}
