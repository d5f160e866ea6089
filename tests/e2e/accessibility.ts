import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

const ENGINE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA, with the practices that axe adds to them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Marks text whose contrast axe judges. */
const MARK = 'data-text-kind';

/**
 * In the page: marks text, of that whose contrast must be equal the first, unless such text was judged before; returns the kinds
 * that it marked. Contrast takes axe most of its time, and the reference has ten thousand words of code in the same few colours.
 */
function markKindsOfText({part, mark, judged}: {part: string; mark: string; judged: string[]}) {
  // The shadows at the edges of tables are gradients, and of text on a gradient axe cannot tell the contrast.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('article :has(> table) { background-image: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

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
  return marked;
}

/** What the engine of axe keeps to itself: how a check judges an element. */
interface Check {
  evaluate: (this: unknown, element: Element, ...rest: unknown[]) => unknown;
}

/** In the page: all faults in a part of it, one line each. */
async function findFaults({
  rules,
  part,
  mark,
}: Record<'part' | 'mark', string> & {rules: string[]}) {
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
  const judgements = new Map<string, boolean>();
  check.evaluate = function judge(element, ...rest) {
    const paint = paintOf(element);
    const before = judgements.get(paint);
    if (before !== undefined) return before;
    const judgement = evaluate.call(this, element, ...rest);
    // One that it cannot tell may differ for the next link.
    if (typeof judgement === 'boolean') judgements.set(paint, judgement);
    return judgement;
  };
  const {violations} = await engine.run(part, {runOnly: rules, resultTypes: ['violations']});
  check.evaluate = evaluate;
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({html}) => `${id}: ${help}: ${html.slice(0, 200)}`),
  );
}

/**
 * What axe finds wrong with the page as it stands, or with the part of it that a selector names: one line for each element,
 * with the rule, what is wrong and the element. Of text whose contrast must be equal, the first stands for all; who looks at
 * many pages keeps what was `judged`, so that it stands for theirs too.
 */
export async function accessibilityFaults(
  page: Page,
  part = 'html',
  judged = new Set<string>(),
): Promise<string[]> {
  await page.evaluate(`window.axe || (() => { ${ENGINE} })()`);
  const marked = await page.evaluate(markKindsOfText, {part, mark: MARK, judged: [...judged]});
  for (const kind of marked) judged.add(kind);
  return page.evaluate(findFaults, {rules: RULES, part, mark: MARK});
}
