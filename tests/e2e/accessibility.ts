import type {Page} from '@playwright/test';
import axe from 'axe-core';

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

/** In the page: all faults in a part of it, one line each. */
async function findFaults({
  rules,
  part,
  mark,
}: Record<'part' | 'mark', string> & {rules: string[]}) {
  const {axe: engine} = window as unknown as {axe: typeof axe};
  engine.configure({rules: [{id: 'color-contrast', selector: `[${mark}]`}]});
  const {violations} = await engine.run(part, {runOnly: rules, resultTypes: ['violations']});
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
  await page.evaluate(`window.axe || (() => { ${axe.source} })()`);
  const marked = await page.evaluate(markKindsOfText, {part, mark: MARK, judged: [...judged]});
  for (const kind of marked) judged.add(kind);
  return page.evaluate(findFaults, {rules: RULES, part, mark: MARK});
}
