import type {AtRule, Declaration, Root} from 'postcss';
import type {Names} from './names';

/** Selectors of the root in every mode, and in each of the two modes (tokens.css). */
const ROOT = new Set([':root', 'html']);
const LIGHT = 'html:not([data-theme]),html[data-theme=light]';
const DARK = 'html[data-theme=dark]';

/** CSS-wide keywords: as the value of a custom property they apply to that property itself. */
const WIDE = /^(?:inherit|initial|unset|revert|revert-layer)$/u;

const USE = /var\(\s*(?<name>--[\w-]+)\s*\)/gu;

function atRulesOf({parent}: Declaration): string[] {
  const names: string[] = [];
  for (let node = parent?.parent; node?.type === 'atrule'; node = node.parent) {
    names.push((node as AtRule).name);
  }
  return names;
}

function selectorOf({parent}: Declaration): string {
  return parent?.type === 'rule' && 'selector' in parent ? parent.selector : '';
}

const isLayered = (declaration: Declaration): boolean => atRulesOf(declaration).includes('layer');
const isUnconditional = (declaration: Declaration): boolean =>
  atRulesOf(declaration).every((name) => name === 'layer');

function declarationsIn(sheets: readonly Root[]): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/u, (declaration) => {
      found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
    });
  }
  return found;
}

/** Removes declarations of the root in layers that rules outside of layers override in every mode. */
function dropReplaced(declarations: readonly Declaration[]): void {
  const winning = new Set(
    declarations
      .filter((declaration) => !isLayered(declaration) && isUnconditional(declaration))
      .map(selectorOf),
  );
  const always = [...ROOT].some((root) => winning.has(root));
  if (!always && !(winning.has(LIGHT) && winning.has(DARK))) return;
  for (const declaration of declarations) {
    const selector = selectorOf(declaration);
    const ofRoot = ROOT.has(selector) || selector === LIGHT || selector === DARK;
    if (ofRoot && isLayered(declaration) && !declaration.important) declaration.remove();
  }
}

/** Values of the properties that are equal on every element of every page and contain no other property. */
function constantsIn(sheets: readonly Root[], names: Names): Map<string, string> {
  const constants = new Map<string, string>();
  for (const [name, [declaration, ...others]] of declarationsIn(sheets)) {
    if (!declaration || others.length > 0 || names.has(name)) continue;
    const {value} = declaration;
    const everywhere = ROOT.has(selectorOf(declaration)) && isUnconditional(declaration);
    if (everywhere && !WIDE.test(value) && !value.includes('var(')) constants.set(name, value);
  }
  return constants;
}

/** Substitutes constants for their uses, except next to words, where minifying has removed the space. */
function inlineValues(value: string, constants: ReadonlyMap<string, string>): string {
  return value.replace(USE, (use: string, name: string, offset: number) => {
    const constant = constants.get(name);
    if (constant === undefined) return use;
    const before = /[\w%]/u.test(value.charAt(offset - 1)) ? ' ' : '';
    const after = /[\w#.%-]/u.test(value.charAt(offset + use.length)) ? ' ' : '';
    return `${before}${constant}${after}`;
  });
}

/**
 * Inlines custom properties that have one value on the whole site: Infima has about two hundred for customisation, of
 * which a finished site needs those that change with the mode or the element. A property that a script uses is kept.
 * The declarations stay and are removed as unused later.
 */
export function inlineConstants(sheets: readonly Root[], names: Names): void {
  declarationsIn(sheets).forEach(dropReplaced);
  // A value that contained only constants becomes one in the next round.
  for (let known = -1, constants = constantsIn(sheets, names); constants.size > known;) {
    known = constants.size;
    for (const sheet of sheets) {
      sheet.walkDecls((declaration) => {
        declaration.value = inlineValues(declaration.value, constants);
      });
    }
    constants = constantsIn(sheets, names);
  }
}
