import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Plugin} from 'unified';
import {VFile} from 'vfile';
import docusaurusSyntax from '@site/scripts/docs-lint/docusaurusSyntax';

/** Messages of a rule about a page, with their lines. */
export async function lint(rule: unknown, page: string): Promise<string[]> {
  const file = new VFile({path: 'docs/page-that-is-not-there.mdx', value: page});
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(docusaurusSyntax)
    .use(rule as Plugin<[], Root>);
  await processor.run(processor.parse(file), file);
  return file.messages.map(({line, reason}) => `${line ?? 0}: ${reason}`);
}
