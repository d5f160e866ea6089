import type {Processor} from 'unified';

const TOKEN = /\{(?:network|contracts|worked|plan|version)\.[^{}\n]*\}/g;
const HEADING_ID = /^(#{1,6}[ \t].*)\{(#[\w-]+)\}[ \t]*$/gm;

/**
 * Puts what is MDX to Docusaurus alone into something that every MDX parser takes: tokens of the profile become a word,
 * which is also a name within `{…}`, and the braces of a heading's `{#id}` become `‹#id›`. The length stays: rules look
 * things up in the file by offset.
 */
export function maskDocusaurusSyntax(page: string): string {
  return page
    .replace(TOKEN, (token) => token.replace(/[^a-z0-9]/gi, 'x'))
    .replace(HEADING_ID, '$1‹$2›');
}

/** Lets remark parse pages as Docusaurus writes them. */
export default function docusaurusSyntax(this: Processor): void {
  const {parser} = this;
  if (parser === undefined) throw new Error('docusaurusSyntax must come after remark-parse');
  this.parser = (page, file) => parser(maskDocusaurusSyntax(page), file);
}
