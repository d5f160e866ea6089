import {getFormat} from '@docusaurus/mdx-loader/lib/format';
import type {VFile} from 'vfile';

type Format = 'md' | 'mdx';

/**
 * How a page is read: `.md` as Markdown and `.mdx` as MDX, unless its front matter says otherwise (`mdx: {format: …}`).
 *
 * @param frontMatter of the page, with any values
 */
export function formatOf(filePath: string, frontMatter: Readonly<Record<string, unknown>>): Format {
  const {format} = (frontMatter.mdx ?? {}) as {format?: unknown};
  const isKnown = format === 'md' || format === 'mdx' || format === 'detect';
  return getFormat({
    filePath,
    frontMatterFormat: isKnown ? format : undefined,
    markdownConfigFormat: 'detect',
  });
}

/** {@link formatOf} a page that is being compiled. */
export function formatOfPage(file: VFile): Format {
  const {frontMatter = {}} = file.data as {frontMatter?: Record<string, unknown>};
  return formatOf(file.path, frontMatter);
}
