import {unified, type Processor} from 'unified';
import {VFile} from 'vfile';
import {formatOf} from '../../src/remark/format';
import {SYNTAX} from '../page-faults/syntax';

const TOKEN = /\{(?:network|contracts|worked|plan|version)\.[^{}\n]*\}/g;
const HEADING_ID = /^(#{1,6}[ \t].*)\{(#[\w-]+)\}[ \t]*$/gm;

/**
 * Replaces Docusaurus-specific MDX by syntax that every MDX parser accepts: profile tokens become a word that is also a
 * valid name within `{…}`, and the braces of a heading's `{#id}` become `‹#id›`. The length is unchanged, because rules
 * look up offsets in the file.
 */
export function maskDocusaurusSyntax(page: string): string {
  return page
    .replace(TOKEN, (token) => token.replace(/[^a-z0-9]/gi, 'x'))
    .replace(HEADING_ID, '$1‹$2›');
}

/** The format of a page or of another document: front matter may set it (`mdx: {format: mdx}`). */
function formatOfDocument(file: VFile): 'md' | 'mdx' {
  const yaml = /^---\r?\n(?<yaml>[\s\S]*?)\n---/u.exec(String(file))?.groups?.yaml ?? '';
  const format = /^mdx:\s*(?:\{\s*|\n\s+)format:\s*(?<format>\w+)/mu.exec(yaml)?.groups?.format;
  return formatOf(file.path, {mdx: {format}});
}

/** Lets remark parse pages with Docusaurus' syntax: `.mdx` as MDX, `.md` as Markdown, as the build reads them. */
export default function docusaurusSyntax(this: Processor): void {
  const {parser} = this;
  if (parser === undefined) throw new Error('docusaurusSyntax must come after remark-parse');
  const markdown = unified().use(SYNTAX.md).freeze();
  this.parser = (page, file) => {
    const masked = maskDocusaurusSyntax(page);
    if (formatOfDocument(file) === 'mdx') return parser(masked, file);
    return markdown.parse(new VFile({path: file.path, value: masked}));
  };
}
