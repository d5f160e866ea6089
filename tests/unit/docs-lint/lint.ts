import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Plugin} from 'unified';
import {VFile} from 'vfile';
import docusaurusSyntax from '@site/scripts/docs-lint/docusaurusSyntax';

/** Messages of a rule about a page, with their lines. */
export async function lint(
  rule: unknown,
  page: string,
  path = 'docs/page-that-is-not-there.mdx',
): Promise<string[]> {
  const file = new VFile({path, value: page});
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkMdx)
    .use(docusaurusSyntax)
    .use(rule as Plugin<[], Root>);
  await processor.run(processor.parse(file), file);
  return file.messages.map(({line, reason}) => `${line ?? 0}: ${reason}`);
}
