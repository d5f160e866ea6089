// cspell:ignore mdxjs
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {collapseWhitespace} from '../../search/pageText';
import type {SearchSection} from '../../search/records';

/** Not prose: listings, imports, expressions, front matter. */
const SKIPPED = new Set([
  'code',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'yaml',
  'html',
]);
/** Nodes that end a word, unlike emphasis, links and inline code. */
const BLOCK =
  /^(?:paragraph|heading|list|listItem|table|tableRow|tableCell|blockquote|break|.*Flow.*|containerDirective)$/u;

function explicitId(heading: Heading): string | undefined {
  const id: unknown = heading.data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}

/**
 * Texts of a Markdown page by heading. Less precise than reading the built page: output of components at render time is
 * missing.
 *
 * @param title title of the page, if its text does not begin with one
 */
export function markdownText(tree: Root, title: string): SearchSection[] {
  const slugger = createSlugger();
  const sections: {level: number; anchor: string; heading: string; text: string}[] = [
    {level: 1, anchor: '', heading: title, text: ''},
  ];
  const add = (text: string) => {
    const last = sections.at(-1);
    if (last) last.text += text;
  };

  function walk(node: Nodes): void {
    if (SKIPPED.has(node.type)) return;
    if (node.type === 'heading') {
      const {text, id} = parseMarkdownHeadingId(toString(node));
      const anchor = slugger.slug(explicitId(node) ?? id ?? text, {
        maintainCase: explicitId(node) !== undefined || id !== undefined,
      });
      const [first] = sections;
      if (node.depth === 1 && sections.length === 1 && first) first.heading = text;
      else sections.push({level: Math.max(node.depth, 2), anchor, heading: text, text: ''});
      return;
    }
    if ('value' in node) add(node.value);
    if (!('children' in node)) return;
    const block = BLOCK.test(node.type);
    if (block) add(' ');
    for (const child of node.children) walk(child);
    if (block) add(' ');
  }

  walk(tree);
  return sections.map((section) => ({...section, text: collapseWhitespace(section.text)}));
}
