import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {sitePath} from '../../src/profile/sitePath';

/** Rules that also hold for pages in Markdown (.md): what they find harms readers. */
const FOR_ALL_PAGES = new Set(['alternative-text', 'no-duplicate-definitions']);

/** Whether a document is a page in Markdown, which is mostly one that was written elsewhere. */
function isMarkdownPage(file: VFile): boolean {
  const where = sitePath(file.cwd, path.resolve(file.cwd, file.path));
  return /^(?:docs|versioned_docs)\/.*\.md$/u.test(where);
}

/**
 * The style of pages is that of `.mdx`; pages in `.md` keep the style that they came with. Removes messages of the other
 * rules from them, and those of a rule that literalUrls.ts replaces. After all rules.
 */
export default function pageStyle() {
  return (_tree: Root, file: VFile): void => {
    const isKept = (rule: string | undefined) =>
      rule !== 'no-literal-urls' &&
      (rule === undefined || !isMarkdownPage(file) || FOR_ALL_PAGES.has(rule));
    const kept = file.messages.filter(({ruleId}) => isKept(ruleId));
    file.messages.splice(0, file.messages.length, ...kept);
  };
}
