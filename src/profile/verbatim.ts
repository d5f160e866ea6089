/** Stretches of a page where Markdown gives the backslash no meaning: front matter, code fences, inline code. */
const FRONT_MATTER = /^---\n[\s\S]*?\n---(?=\n|$)/;
const FENCE_OR_SPAN = /^([ \t>]*)(`{3,}|~{3,})[^\n]*(?:\n[\s\S]*?(?:\n[ \t>]*\2[`~]*[ \t]*(?=\n|$)|$)|$)|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\3(?!`)/gm;

/** Tells whether an offset of the page lies in front matter or code. */
export function verbatim(page: string): (offset: number) => boolean {
  const head = FRONT_MATTER.exec(page)?.[0].length ?? 0;
  const code = [...page.matchAll(FENCE_OR_SPAN)].map((match) => [match.index, match.index + match[0].length] as const);
  return (offset) => offset < head || code.some(([start, end]) => offset >= start && offset < end);
}
