/*
 * Fenced blocks are highlighted while the site is built; the browser gets HTML and no highlighter:
 *
 *   ```ts title="stake.ts" {2,4-6} showLineNumbers
 *
 * Lines are highlighted by their numbers, or by a comment of their own: highlight-next-line, or highlight-start and
 * highlight-end. A session in a terminal is `console`: its prompts (`$ `) and what is printed are left out when copied.
 * Languages are those of Prism, with the aliases of src/highlight/aliases.ts.
 */
import leven from 'leven';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {allLanguages, loadLanguage} from '../highlight/allLanguages';
import {highlightBlock} from '../highlight/block';
import {readFence} from '../highlight/fence';
import {element} from '../mdast/builders';
import {nearest} from '../profile/keys';
import {lineOf, tell} from './messages';

function blockOf({value, lang, meta: words}: Code): MdxJsxFlowElement {
  const {language, meta} = readFence(lang, words);
  const {html, title, firstLine} = highlightBlock(value, language, meta);
  return element('CodeBlock', {
    language,
    ...(title && {title}),
    ...(firstLine !== undefined && {firstLine: String(firstLine)}),
    html,
  });
}

/** Similar names are suggested only where a letter or two differ: other names mean other languages. */
function adviceFor(language: string): string {
  const near = nearest(language, allLanguages).filter(
    (name) => leven(name, language) <= (language.length > 5 ? 2 : 1),
  );
  return near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
}

/** Replaces fenced blocks by `<CodeBlock />`. An unknown language gets a message, and no colours. */
export function codeBlocks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (code, index, parent) => {
      if (index === undefined || parent === undefined) return undefined;
      const {language} = readFence(code.lang, code.meta);
      if (!loadLanguage(language)) {
        tell(file, 'language', lineOf(code), `found "${language}".${adviceFor(language)}`);
      }
      parent.children[index] = blockOf(code);
      return SKIP;
    });
  };
}
