import {readFile} from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import {keepSelectors, purge} from './purge';

const STYLE_SHEET = /<link rel="?stylesheet"?[^>]*>/gu;
const ADDRESS = /href="?(?<address>[^"\s>]+)/u;
const NAMES = /\s(?:class|id)=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s>]+))/gu;
const VARIABLES = /var\(\s*(?<name>--[\w-]+)/gu;

/** Conditions that affect colours and motion of a few elements, and print. */
const LATER = /^print$|forced-colors|prefers-reduced-motion/u;

/** States that an element has after interaction, and properties of their transitions. */
const REACHED = new Set([':hover', ':active', ':focus', ':focus-visible', ':focus-within']);
const BEHAVIOUR = /^(?:-webkit-)?(?:transition|cursor$|outline|user-select$|tap-highlight-color$)/u;

/** Classes, ids and custom properties that pages use. A false match only keeps an unneeded rule. */
function namesOf(pages: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const html of pages) {
    for (const {groups} of html.matchAll(NAMES)) {
      for (const name of (groups?.quoted ?? groups?.bare ?? '').split(/\s+/u)) names.add(name);
    }
    for (const {groups} of html.matchAll(VARIABLES)) names.add(groups?.name ?? '');
  }
  return names;
}

/**
 * The part of a style sheet that determines how pages look before interaction.
 *
 * @param sheet a whole style sheet, minified
 * @param pages HTML of the pages
 */
export function criticalCss(sheet: string, pages: Iterable<string>): string {
  const root = postcss.parse(sheet);
  root.walkAtRules('media', (rule) => {
    if (LATER.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    keepSelectors(rule, ({nodes}) => !nodes.some(({value = ''}) => REACHED.has(value)));
  });
  root.walkDecls(BEHAVIOUR, (declaration) => {
    declaration.remove();
  });
  return purge([String(root)], namesOf(pages)).join('');
}

/** Addresses of the style sheets that a page links, in their order. */
function styleSheetsOf(html: string): string[] {
  return [...html.matchAll(STYLE_SHEET)].map(([link]) => ADDRESS.exec(link)?.groups?.address ?? '');
}

/** A page with styles in its head, and the links to its style sheets at its end, where they do not block rendering. */
export function withCriticalCss(html: string, styles: string): string {
  const links = html.match(STYLE_SHEET) ?? [];
  if (links.length === 0) return html;
  let isFirst = true;
  const head = html.replace(STYLE_SHEET, () => {
    const style = isFirst ? `<style>${styles}</style>` : '';
    isFirst = false;
    return style;
  });
  const end = head.lastIndexOf('</body>');
  const at = end < 0 ? head.length : end;
  return head.slice(0, at) + links.join('') + head.slice(at);
}

async function readSheet(siteDir: string, address: string, page: string): Promise<string> {
  try {
    return await readFile(path.join(siteDir, address), 'utf8');
  } catch (error) {
    throw new Error(
      `${page} links the style sheet ${address}, which is not in the build: expected a file at that address below the base URL /.`,
      {cause: error},
    );
  }
}

/** Pages of the RPC reference, which share few elements with guides. */
const IS_REFERENCE = /(?:^|[\\/])rpc[\\/]/u;

/**
 * Inlines critical CSS into each page of a site: a style sheet would cost one more round trip before the first paint.
 * Pages with the same style sheets share one text, or two, one for the RPC reference: a content security policy lists
 * the hash of each, and pages carry that policy. The whole style sheets follow at the end of the page: scripts wait for
 * them, because elements rendered by scripts need them.
 *
 * @param siteDir folder that addresses are relative to
 * @param pages HTML by file; changed in place
 * @throws when a linked style sheet does not exist
 */
export async function inlineCriticalCss(
  siteDir: string,
  pages: Map<string, string>,
): Promise<void> {
  const alike = new Map<string, {sheets: readonly string[]; files: string[]}>();
  for (const [file, html] of pages) {
    const sheets = styleSheetsOf(html);
    if (sheets.length === 0) continue;
    const kind = [IS_REFERENCE.test(path.relative(siteDir, file)), ...sheets].join('\n');
    const group = alike.get(kind) ?? {sheets, files: []};
    group.files.push(file);
    alike.set(kind, group);
  }
  for (const {sheets, files} of alike.values()) {
    const texts = sheets.map((sheet) => readSheet(siteDir, sheet, files[0] ?? ''));
    const styles = criticalCss(
      (await Promise.all(texts)).join(''),
      files.map((file) => pages.get(file) ?? ''),
    );
    for (const file of files) pages.set(file, withCriticalCss(pages.get(file) ?? '', styles));
  }
}
