import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';

/** What a browser gets over the wire for a page before the page is interactive. All sizes are bytes. */
export interface PageBytes {
  /** The page itself. */
  readonly html: number;
  /** Style sheets: nothing is painted before they are there. */
  readonly css: number;
  /** Scripts that the page names or preloads. */
  readonly js: number;
  /** Scripts as the browser reads them, uncompressed. */
  readonly jsRaw: number;
  /** How many files the page names, itself included. */
  readonly requests: number;
}

/** Addresses of the files that a page names for its start, by kind. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
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

/** The files that a page's scripts, style sheets and preloads name, each once. */
export function filesOfPage(html: string): PageFiles {
  const files = {scripts: new Set<string>(), styles: new Set<string>(), other: new Set<string>()};
  const parser = new Parser({
    onopentag(name, attributes) {
      const kind = kindOf(name, attributes);
      const address = name === 'script' ? attributes.src : attributes.href;
      if (kind !== undefined && address !== undefined) files[kind].add(address);
    },
  });
  parser.end(html);
  return {scripts: [...files.scripts], styles: [...files.styles], other: [...files.other]};
}

/** Bytes of a file as a server with compressed copies sends it: its Brotli copy, where there is one. */
function sent(file: string): number {
  const copy = `${file}.br`;
  return statSync(existsSync(copy) ? copy : file).size;
}

/**
 * Bytes of a page of a finished build.
 *
 * @param built folder of the build, with compressed copies
 * @param page path of the page, such as `/rpc/eth`
 * @throws when the page, or a file that it names, is not in the folder
 */
export function pageBytes(built: string, page: string): PageBytes {
  const file = path.join(built, page, 'index.html');
  const {scripts, styles, other} = filesOfPage(readFileSync(file, 'utf8'));
  const sum = (addresses: readonly string[], size: (file: string) => number) =>
    addresses.reduce((total, address) => total + size(path.join(built, address)), 0);
  return {
    html: sent(file),
    css: sum(styles, sent),
    js: sum(scripts, sent),
    jsRaw: sum(scripts, (script) => statSync(script).size),
    requests: 1 + scripts.length + styles.length + other.length,
  };
}
