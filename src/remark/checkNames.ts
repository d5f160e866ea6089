import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {nearest} from '../profile/keys';
import {isRecord} from '../profile/parameter';
import {sitePath} from '../profile/sitePath';

/** Components that pages can use without importing them: of Docusaurus, and of src/theme/MDXComponents. */
export const COMPONENTS: readonly string[] = [
  'CodeBlock',
  'Details',
  'Diagram',
  'GlossaryTerm',
  'Head',
];

/** Elements that become Markdown at build time, if they are on a line of their own. */
const BLOCKS =
  'Endpoints Events Forks Networks Parameters Providers RequestEndpoint RpcChanges RpcErrorExplainer RpcDownloads RpcErrors RpcIndex RpcMessages RpcMethods SystemContracts'.split(
    ' ',
  );

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

function componentFault(name: string, known: ReadonlySet<string>): string | undefined {
  const [first = ''] = name.split('.');
  if (!/^[A-Z]/.test(first) || known.has(first)) return undefined;
  if (BLOCKS.includes(first))
    return `<${name} /> must be on a line of its own, between blank lines.`;
  const near = nearest(
    first,
    [...known, ...BLOCKS].filter((other) => /^[A-Z]/.test(other)),
  );
  const hint = near.length > 0 ? ` Did you mean <${near.join('> or <')}>?` : '';
  return `<${name}> is no component that pages know.${hint} Import it, or write \\< where no element is meant.`;
}

function expressionFaults(script: unknown, known: ReadonlySet<string>): string[] {
  const own = new Set(declared(script));
  const used = [...new Set(names(script))].filter((name) => !known.has(name) && !own.has(name));
  return used.map(
    (name) =>
      `{…${name}…} names nothing that the page knows. Tokens begin with network, contracts, worked or version; write \\{ for a brace that is text.`,
  );
}

/**
 * Checks that all names in a page's elements and expressions exist; otherwise rendering fails, without a line.
 *
 * @throws one error that lists every unknown name as file:line
 */
export function checkNames({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const known = new Set([...COMPONENTS, ...ALWAYS]);
    visit(tree, 'mdxjsEsm', (node) => {
      for (const name of names(scriptOf(node))) known.add(name);
    });
    const faults: Found[] = [];
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 1;
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
