import leven from 'leven';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {nearest} from '../profile/keys';
import {isRecord} from '../profile/parameter';
import {sitePath} from '../profile/sitePath';
import {elementsOf} from './elements';
import {formatOfPage} from './format';
import {lineOf, tell} from './messages';
import {BLOCKS, COMPONENTS, insteadOf, isHtmlElement} from './names';

/** Other names in expressions: exports that Docusaurus adds, and globals of the language. */
const ALWAYS = [
  'props',
  'frontMatter',
  'contentTitle',
  'toc',
  'undefined',
  'Math',
  'String',
  'Number',
];

/** What a line of JavaScript at the top of a page begins with. */
const ESM = /^(?:import\s[^'"\n]*['"][^'"\n]+['"]|export\s+(?:const|default|function)\s)/u;

/** Identifiers of a syntax tree that refer to a value: neither member names nor object keys. */
function* names(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const part of node as unknown[]) yield* names(part);
  if (!isRecord(node)) return;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') yield String(node.name);
  const hasKey = ['MemberExpression', 'Property'].includes(String(node.type)) && !node.computed;
  for (const [key, child] of Object.entries(node)) {
    const isKey = hasKey && (key === 'property' || (key === 'key' && !node.shorthand));
    if (!isKey) yield* names(child);
  }
}

/** Names that functions and declarations within an expression define. */
function* declared(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const part of node as unknown[]) yield* declared(part);
  if (!isRecord(node)) return;
  yield* names(node.params);
  if (node.type === 'VariableDeclarator') yield* names(node.id);
  for (const child of Object.values(node)) yield* declared(child);
}

/** Parsed JavaScript of a node. */
function scriptOf(node: object): unknown {
  return (node as {data?: {estree?: unknown}}).data?.estree;
}

interface Found {
  readonly line: number;
  readonly says: string;
}

/** The nearest names, if they are near enough to be what the writer meant: a letter in four may differ. */
function suggest(name: string, choices: readonly string[]): string {
  const near = nearest(name, choices).filter((other) => leven(name, other) <= name.length / 4);
  return near.length > 0 ? ` Did you mean <${near.join('> or <')}>?` : '';
}

function componentFault(name: string, known: ReadonlySet<string>): string | undefined {
  const [first = ''] = name.split('.');
  if (!/^[A-Z]/.test(first) || known.has(first)) return undefined;
  if (BLOCKS.includes(first))
    return `<${name} /> must be on a line of its own, between blank lines.`;
  const instead = insteadOf(first);
  if (instead !== undefined) return `<${name}> is no component that pages know. ${instead}`;
  const components = [...known, ...BLOCKS].filter((other) => /^[A-Z]/.test(other));
  return `<${name}> is no component that pages know.${suggest(first, components)} Import it, or write \\< where no element is meant.`;
}

function expressionFaults(script: unknown, known: ReadonlySet<string>): string[] {
  const own = new Set(declared(script));
  const used = [...new Set(names(script))].filter((name) => !known.has(name) && !own.has(name));
  return used.map(
    (name) =>
      `{…${name}…} names nothing that the page knows. Tokens begin with network, contracts, worked or version; write \\{ for a brace that is text.`,
  );
}

/** Tells of elements in Markdown that are no HTML, and of MDX that Markdown shows as text. */
function tellOfMarkdown(tree: Root, file: VFile): void {
  for (const {name, line, isHtml} of elementsOf(tree)) {
    if (!isHtml || isHtmlElement(name)) continue;
    const advice = BLOCKS.includes(name) ? 'Put it on a line of its own.' : insteadOf(name);
    tell(file, 'element', line, `found <${name}>.${advice === undefined ? '' : ` ${advice}`}`);
  }
  for (const node of tree.children) {
    const [first] = node.type === 'paragraph' ? node.children : [];
    const code = first?.type === 'text' ? ESM.exec(first.value)?.[0] : undefined;
    if (code !== undefined) tell(file, 'script', lineOf(node), `found "${code.trim()}".`);
  }
}

/**
 * Checks that all names in a page's elements and expressions exist; otherwise rendering fails, without a line. Of
 * Markdown (.md), where nothing fails, it tells what readers will not see.
 *
 * @throws one error that lists every unknown name as file:line
 */
export function checkNames({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    if (formatOfPage(file) === 'md') {
      tellOfMarkdown(tree, file);
      return;
    }
    const known = new Set([...COMPONENTS, ...ALWAYS]);
    visit(tree, 'mdxjsEsm', (node) => {
      for (const name of names(scriptOf(node))) known.add(name);
    });
    const faults: Found[] = [];
    visit(tree, (node) => {
      const line = lineOf(node);
      const report = (says: string | undefined) => says !== undefined && faults.push({line, says});
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        expressionFaults(scriptOf(node), known).forEach(report);
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      report(componentFault(node.name ?? '', known));
      for (const attribute of node.attributes) {
        const holder = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
        if (isRecord(holder)) expressionFaults(scriptOf(holder), known).forEach(report);
      }
    });
    if (faults.length === 0) return;
    const where = sitePath(siteDir, file.path);
    throw new Error(faults.map(({line, says}) => `${where}:${line}: ${says}`).join('\n'));
  };
}
