import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

const ENGINE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA, with the practices that axe adds to them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules on what depends on the colour mode. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Marks text whose contrast axe judges. */
const MARK = 'data-text-kind';

/** What a page's Markdown has become. */
const DOCUMENT = '.theme-doc-markdown';

/** What was judged on pages before and stands for the same on pages to come. */
export class Judged {
  /** Texts, by all that their contrast depends on. */
  readonly kinds = new Set<string>();
  /** Whether links stand out, by all that this depends on. */
  readonly links = new Map<string, boolean>();
  /** Pages and documents, by all that rules other than those on colours look at. */
  readonly parts = new Set<string>();
}

/** What tells the colour mode, and differs for it. */
const OF_MODE = '[class*="toggleButton"], [class*="themedComponent"]';

/**
 * In the page: digests of some of its parts, each the same in all versions and colour modes where its elements are the same, of
 * the same width, and hidden or not alike. Undefined where there is no such part.
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
    // Links within another version lead to the same page of that version; sections rest once the page has settled.
    html = html.replaceAll('="/next/', '="/').replaceAll(' data-far=""', '');
    const bytes = new TextEncoder().encode(`${found.clientWidth} ${seen.join('')} ${html}`);
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    return Array.from(new Uint8Array(digest)).join();
  };
  return Promise.all(parts.map((part) => digestOf(document.querySelector(part))));
}

/**
 * In the page: marks text, of that whose contrast must be equal the first, unless such text was judged before; returns the kinds
 * that it marked, and how many of them in the document. Contrast takes axe most of its time, and the reference has ten thousand
 * words of code in the same few colours.
 */
function markKindsOfText({
  part,
  inner,
  mark,
  judged,
}: Record<'part' | 'inner' | 'mark', string> & {judged: string[]}) {
  // The shadows at the edges of tables are gradients, and of text on a gradient axe cannot tell the contrast. A section that rests
  // has the colours of the mode before until it is near.
  const own = window as unknown as {forAxe?: CSSStyleSheet};
  if (!own.forAxe) {
    own.forAxe = new CSSStyleSheet();
    own.forAxe.replaceSync(`
      article :has(> table) { background-image: none !important; }
      .rpc-body { content-visibility: visible !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, own.forAxe];
  }

  // What is behind an element: all that its ancestors paint. What leaves the flow may lie on anything: it is like nothing else
  // but the very same in the same place.
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

/** What the engine of axe keeps to itself: how a check judges an element. */
interface Check {
  evaluate: (this: unknown, element: Element, ...rest: unknown[]) => unknown;
}

/** In the page: all faults in a part of it, one line each, and how its links were judged. What is left out is not looked at. */
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
  // Whether a link stands out by its colour depends on what it and its ancestors paint: where that has been judged before, it is as
  // it was. Finding the colours out takes axe half of its time.
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
    // One that it cannot tell may differ for the next link.
    if (typeof judgement === 'boolean') judgements.set(paint, judgement);
    return judgement;
  };
  // Taken out of the page meanwhile: axe finds out first where everything stands.
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
 * What axe finds wrong with the page as it stands, or with the part of it that a selector names: one line for each element,
 * with the rule, what is wrong and the element. Of text whose contrast must be equal, the first stands for all; who looks at
 * many pages keeps what was `judged`, so that it stands for theirs too. So does a page for itself in another colour mode, but for its
 * colours, and a document for the same one in another version.
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
  // Only what was looked at whole stands for others.
  if (part === 'html') {
    for (const digest of [whole, ofDocument]) if (digest !== undefined) judged.parts.add(digest);
  }
  return faults;
}
