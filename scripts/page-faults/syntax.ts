import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {PluggableList} from 'unified';

const COMMON: PluggableList = [remarkFrontmatter, remarkGfm, remarkDirective];

/** The syntax of pages, by their format. */
export const SYNTAX = {
  md: [remarkParse, ...COMMON] as PluggableList,
  mdx: [remarkParse, remarkMdx, ...COMMON] as PluggableList,
} as const;
