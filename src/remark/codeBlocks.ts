/*
 * Fenced blocks are highlighted while the site is built; the browser gets HTML and no highlighter:
 *
 *   ```ts title="stake.ts" {2,4-6} showLineNumbers
 *
 * Lines are highlighted by their numbers, or by a comment of their own: highlight-next-line, or highlight-start and
 * highlight-end. A session in a terminal is `console`: its prompts (`$ `) and what is printed are left out when copied.
 * Languages: src/highlight/prism.ts.
 */
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {highlightBlock} from '../highlight/block';
import {grammarOf, languages} from '../highlight/prism';
import {nearest} from '../profile/keys';
import {sitePath} from '../profile/sitePath';

function element({value, lang, meta}: Code): MdxJsxFlowElement {
  const language = (lang ?? 'text').toLowerCase();
  const {html, title, firstLine} = highlightBlock(value, language, meta ?? '');
  const attributes = {
    language,
    ...(title && {title}),
    ...(firstLine !== undefined && {firstLine: String(firstLine)}),
    html,
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries(attributes).map(([name, attribute]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: attribute,
    })),
    children: [],
  };
}

/** Replaces fenced blocks by `<CodeBlock />`. @throws one error that lists all unknown languages as file:line */
export function codeBlocks({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const where = sitePath(siteDir, file.path);
    const faults: string[] = [];
    visit(tree, 'code', (code, index, parent) => {
      if (index === undefined || parent === undefined) return undefined;
      if (code.lang && !grammarOf(code.lang)) {
        const [first = 'text', ...others] = nearest(code.lang, languages);
        faults.push(
          `${where}:${code.position?.start.line ?? 1}: Expected a language that can be highlighted, found "${code.lang}". ` +
            `Write \`\`\`${[first, ...others].join(' or ```')}, or add its grammar to src/highlight/prism.ts.`,
        );
      }
      parent.children[index] = element(code);
      return SKIP;
    });
    if (faults.length > 0) throw new Error(faults.join('\n'));
  };
}
