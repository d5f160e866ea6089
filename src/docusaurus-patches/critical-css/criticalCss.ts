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

/** Adds the classes, ids and custom properties that a page uses. A false match only keeps an unneeded rule. */
function addNames(html: string, names: Set<string>): void {
  for (const {groups} of html.matchAll(NAMES)) {
    for (const name of (groups?.quoted ?? groups?.bare ?? '').split(/\s+/u))
      names.add(copied(name));
  }
  for (const {groups} of html.matchAll(VARIABLES)) names.add(copied(groups?.name ?? ''));
}

/** The same text, apart from the page that it was cut from, which it would keep in memory. */
function copied(text: string): string {
  return Buffer.from(text).toString();
}

/**
 * The part of a style sheet that determines how pages look before interaction.
 *
 * @param sheet a whole style sheet, minified
 * @param names classes, ids and custom properties that the pages use
 */
function criticalPart(sheet: string, names: ReadonlySet<string>): string {
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
  return purge([String(root)], names).join('');
}

/** {@link criticalPart} for pages given as HTML. */
export function criticalCss(sheet: string, pages: Iterable<string>): string {
  const names = new Set<string>();
  for (const html of pages) addNames(html, names);
  return criticalPart(sheet, names);
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

/** Pages with a tool, whose form needs styles that other pages do not have. */
const HAS_TOOL = /<form class="?tool[\s">]/u;

interface Group {
  readonly sheets: readonly string[];
  readonly names: Set<string>;
  /** A page of it, for messages. */
  readonly example: string;
  styles: string;
}

/**
 * Inlines critical CSS into each page of a site: a style sheet would cost one more round trip before the first paint.
 * Pages with the same style sheets share few texts: one, one for the RPC reference, one for pages with tools. A content
 * security policy lists the hash of each, and pages carry that policy. The whole style sheets follow at the end of the page: scripts wait for
 * them, because elements rendered by scripts need them.
 */
export class CriticalCss {
  private readonly groups = new Map<string, Group>();

  /** @param siteDir folder that addresses are relative to */
  constructor(private readonly siteDir: string) {}

  private keyOf(file: string, html: string): string {
    const isReference = IS_REFERENCE.test(path.relative(this.siteDir, file));
    return [isReference, HAS_TOOL.test(html), ...styleSheetsOf(html)].join('\n');
  }

  /** First pass, over all pages. */
  note(file: string, html: string): void {
    const sheets = styleSheetsOf(html).map(copied);
    if (sheets.length === 0) return;
    const key = copied(this.keyOf(file, html));
    const group = this.groups.get(key) ?? {sheets, names: new Set(), example: file, styles: ''};
    this.groups.set(key, group);
    addNames(html, group.names);
  }

  /**
   * Between the passes.
   *
   * @returns the style sheets that the second pass inserts
   * @throws when a linked style sheet does not exist
   */
  async prepare(): Promise<readonly string[]> {
    for (const group of this.groups.values()) {
      const texts = group.sheets.map((sheet) => readSheet(this.siteDir, sheet, group.example));
      group.styles = criticalPart((await Promise.all(texts)).join(''), group.names);
    }
    return [...this.groups.values()].map(({styles}) => styles);
  }

  /** Second pass. */
  rewrite(file: string, html: string): string {
    const group = this.groups.get(this.keyOf(file, html));
    return group ? withCriticalCss(html, group.styles) : html;
  }
}
