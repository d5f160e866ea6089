import postcss, {type Container, type Root, type Rule} from 'postcss';
import selectorParser, {type Selector} from 'postcss-selector-parser';
import {inlineConstants} from './constants';
import type {Names} from './names';

/**
 * Whether a selector can ever match: each class and id that it requires may be used. Arguments of a pseudo-class, such
 * as `:not(.a)` or `:is(.a, .b)`, are ignored, because an element may match without them.
 */
function canMatch(selector: Selector, names: Names): boolean {
  return selector.nodes.every(
    (node) => (node.type !== 'class' && node.type !== 'id') || names.has(node.value),
  );
}

/** Rules of `@keyframes` have steps as selectors. */
function isStep({parent}: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes');
}

/** Keeps the selectors of a rule that pass, and removes the rule if none does. Steps of animations pass. */
export function keepSelectors(rule: Rule, passes: (selector: Selector) => boolean): void {
  if (isStep(rule)) return;
  const kept: string[] = [];
  selectorParser((root) => {
    root.each((selector) => {
      if (passes(selector)) kept.push(String(selector));
    });
  }).processSync(rule.selector);
  if (kept.length === 0) rule.remove();
  else rule.selector = kept.join(',');
}

const variablesIn = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(?<name>--[\w-]+)/gu)].map(({groups}) => groups?.name ?? '');

/** Removes custom properties that nothing reads: no rule, no other used property, no script. */
function purgeVariables(sheets: readonly Root[], names: Names): void {
  const read = new Set<string>();
  const readBy = new Map<string, string[]>();
  for (const sheet of sheets) {
    sheet.walkDecls(({prop, value}) => {
      const variables = variablesIn(value);
      if (prop.startsWith('--')) readBy.set(prop, [...(readBy.get(prop) ?? []), ...variables]);
      else variables.forEach((name) => read.add(name));
    });
  }
  for (const name of readBy.keys()) if (names.has(name)) read.add(name);
  // Iterating over a set includes elements added meanwhile.
  for (const name of read) readBy.get(name)?.forEach((variable) => read.add(variable));
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop)) declaration.remove();
    });
  }
}

function dropEmpty(container: Container): void {
  container.walk((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return;
    // A layer statement (`@layer a, b;`) has no block and gives the order.
    if (node.nodes === undefined) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/**
 * Removes rules whose classes or ids no script of the site uses, and custom properties that nothing reads or that have
 * one value everywhere. Keeps whatever could match in some state of some page.
 *
 * @param texts all style sheets of the site: one may read the custom properties of another
 * @returns the remaining text of each, in the same order
 */
export function purge(texts: readonly string[], names: Names): string[] {
  const sheets = texts.map((text) => postcss.parse(text));
  for (const sheet of sheets) {
    sheet.walkRules((rule) => {
      keepSelectors(rule, (selector) => canMatch(selector, names));
    });
  }
  inlineConstants(sheets, names);
  purgeVariables(sheets, names);
  sheets.forEach(dropEmpty);
  return sheets.map(String);
}
