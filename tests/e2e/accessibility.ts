import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

const ENGINE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA, with axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result depends on the colour mode. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Marks text whose contrast axe checks. */
const MARK = 'data-text-kind';

/** The element that contains a page's Markdown content. */
const DOCUMENT = '.theme-doc-markdown';

/** Cached results that also apply to later pages. */
export class Judged {
  /** Texts, by everything that affects their contrast. */
  readonly kinds = new Set<string>();
  /** Whether links are distinguishable, by everything that affects this. */
  readonly links = new Map<string, boolean>();
  /** Pages and documents, by everything that affects rules other than those on colours. */
  readonly parts = new Set<string>();
}

/** Elements that show the colour mode, and so differ. */
const OF_MODE = '[class*="toggleButton"], [class*="themedComponent"]';

/**
 * In the page: hashes of some of its parts, equal across versions and colour modes if the elements, their widths and
 * their visibility are equal. Undefined if there is no such part.
 */
async function digestsOf({parts, ofMode}: {parts: string[]; ofMode: string}) {
  const digestOf = async (found: Element | null) => {
    if (!found) return undefined;
    const seen = Array.from(found.querySelectorAll('*'), (element) =>
      element.checkVisibility({visibilityProperty: true}) && !element.closest(ofMode) ? 1 : 0,
    );
    let html = found.outerHTML;
    for (const element of Array.from(found.querySelectorAll(ofMode)))
      html = html.replace(element.outerHTML, '');
    // Links within another version lead to the same page of that version; sections are skipped once the page has
    // settled.
    html = html.replaceAll('="/next/', '="/').replaceAll(' data-far=""', '');
    const bytes = new TextEncoder().encode(`${found.clientWidth} ${seen.join('')} ${html}`);
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    return Array.from(new Uint8Array(digest)).join();
  };
  return Promise.all(parts.map((part) => digestOf(document.querySelector(part))));
}

/**
 * In the page: marks text to check, the first of each kind with equal contrast, unless the kind was checked before;
 * returns the marked kinds, and how many of them are in the document. Contrast takes most of axe's time, and the
 * reference has ten thousand words of code in a few colours.
 */
function markKindsOfText({
  part,
  inner,
  mark,
  judged,
}: Record<'part' | 'inner' | 'mark', string> & {judged: string[]}) {
  // The scroll shadows of tables are gradients, on which axe cannot determine contrast. A skipped section keeps the
  // colours of the previous mode until it is near.
  const own = window as unknown as {forAxe?: CSSStyleSheet};
  if (!own.forAxe) {
    own.forAxe = new CSSStyleSheet();
    own.forAxe.replaceSync(`
      article :has(> table) { background-image: none !important; }
      .rpc-body { content-visibility: visible !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, own.forAxe];
  }

  // The background of an element: everything that its ancestors paint. Positioned elements may be on top of anything:
  // they only equal themselves in the same place.
  const known = new Map<Element, string>();
  const behind = (element: Element): string => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const style = getComputedStyle(element);
    const {backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position} = style;
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
    const paints = own !== 'rgba(0, 0, 0, 0),none,1,none,normal';
    const leaves = ['absolute', 'fixed'].includes(position) || element.localName === 'svg';
    const above = element.parentElement ? behind(element.parentElement) : '';
    const {x, y} = element.getBoundingClientRect();
    const place = leaves ? `|${x} ${y} ${element.outerHTML}` : '';
    const all = `${above}${paints ? `|${own}` : ''}${place}`;
    known.set(element, all);
    return all;
  };
  const kindOf = (element: Element): string => {
    const {color, fontSize, fontWeight, textShadow} = getComputedStyle(element);
    const inDrawing = element instanceof SVGElement ? element.outerHTML : '';
    return [behind(element), color, fontSize, fontWeight, textShadow, inDrawing].join();
  };
  const holdsText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  const kinds = new Set(judged);
  const marked: string[] = [];
  for (const element of Array.from(document.querySelectorAll(`${part} *`))) {
    if (!element.checkVisibility({visibilityProperty: true}) || !holdsText(element)) continue;
    const kind = kindOf(element);
    if (kinds.has(kind)) continue;
    element.setAttribute(mark, '');
    kinds.add(kind);
    marked.push(kind);
  }
  return {marked, inDocument: document.querySelectorAll(`${inner} [${mark}]`).length};
}

/** Axe's internal interface to evaluate a check for an element. */
interface Check {
  evaluate: (this: unknown, element: Element, ...rest: unknown[]) => unknown;
}

/**
 * In the page: all violations in a part of it, one line each, and the results for its links. Excluded elements are not
 * checked.
 */
async function findFaults({
  rules,
  part,
  mark,
  links,
  leftOut,
}: Record<'part' | 'mark', string> & {
  rules: string[];
  links: [string, boolean][];
  leftOut: string | undefined;
}) {
  const {axe: engine} = window as unknown as {
    axe: typeof axe & {_audit: {checks: Record<string, Check>}};
  };
  engine.configure({rules: [{id: 'color-contrast', selector: `[${mark}]`}]});
  // Whether a link is distinguishable by colour depends on what it and its ancestors paint: cached results are reused.
  // Determining the colours takes half of axe's time.
  const check = engine._audit.checks['link-in-text-block'];
  if (!check) throw new Error('axe-core: expected the check link-in-text-block.');
  const {evaluate} = check;
  const paintOf = (element: Element | null): string => {
    if (!element) return '';
    const style = getComputedStyle(element);
    const {display, color, backgroundColor, backgroundImage, opacity, filter, position} = style;
    const own = [display, color, backgroundColor, backgroundImage, opacity, filter, position];
    return `${own.join()}|${paintOf(element.parentElement)}`;
  };
  const judgements = new Map(links);
  check.evaluate = function judge(element, ...rest) {
    const paint = paintOf(element);
    const before = judgements.get(paint);
    if (before !== undefined) return before;
    const judgement = evaluate.call(this, element, ...rest);
    // An undetermined result may differ for the next link.
    if (typeof judgement === 'boolean') judgements.set(paint, judgement);
    return judgement;
  };
  // Removed from the page meanwhile: axe first computes all positions.
  const holder = leftOut === undefined ? null : document.querySelector(leftOut);
  const kept = Array.from(holder?.childNodes ?? []);
  // All but the title, which each page must have.
  holder?.replaceChildren(...kept.slice(0, 1));
  const {violations} = await engine.run(part, {runOnly: rules, resultTypes: ['violations']});
  holder?.replaceChildren(...kept);
  check.evaluate = evaluate;
  for (const marked of Array.from(document.querySelectorAll(`[${mark}]`)))
    marked.removeAttribute(mark);
  const faults = violations.flatMap(({id, help, nodes}) =>
    nodes.map(({html}) => `${id}: ${help}: ${html.slice(0, 200)}`),
  );
  return {faults, judgements: [...judgements]};
}

/**
 * Violations that axe reports in the page, or in the part of it that a selector matches: one line per element, with the
 * rule, the problem and the element. Of text with equal contrast only the first is checked; when checking many pages,
 * pass `judged` to reuse results, also for the same page in another colour mode (except colours), and for the same
 * document in another version.
 */
export async function accessibilityFaults(
  page: Page,
  part = 'html',
  judged = new Judged(),
): Promise<string[]> {
  const isKnown = (digest: string | undefined) => digest !== undefined && judged.parts.has(digest);
  const [whole, ofDocument] = await page.evaluate(digestsOf, {
    parts: ['body', DOCUMENT],
    ofMode: OF_MODE,
  });
  const {marked, inDocument} = await page.evaluate(markKindsOfText, {
    part,
    inner: DOCUMENT,
    mark: MARK,
    judged: [...judged.kinds],
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(ENGINE);
  const {faults, judgements} = await page.evaluate(findFaults, {
    rules: isKnown(whole) ? COLOUR_RULES : RULES,
    part,
    mark: MARK,
    links: [...judged.links],
    leftOut: !isKnown(whole) && isKnown(ofDocument) && inDocument === 0 ? DOCUMENT : undefined,
  });
  for (const kind of marked) judged.kinds.add(kind);
  for (const [paint, judgement] of judgements) judged.links.set(paint, judgement);
  // Only complete checks are reused.
  if (part === 'html') {
    for (const digest of [whole, ofDocument]) if (digest !== undefined) judged.parts.add(digest);
  }
  return faults;
}
