import type {Processor} from 'unified';

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

/** Lets remark parse pages with Docusaurus' syntax. */
export default function docusaurusSyntax(this: Processor): void {
  const {parser} = this;
  if (parser === undefined) throw new Error('docusaurusSyntax must come after remark-parse');
  this.parser = (page, file) => parser(maskDocusaurusSyntax(page), file);
}
