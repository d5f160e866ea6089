import type {PhrasingContent} from 'mdast';
import {code, link, text} from '../../mdast/builders';
import {NAMESPACES} from '../read';
import type {Links} from './links';

const METHOD = `(?:${NAMESPACES.join('|')})_[A-Za-z]\\w*`;
/** What is written as code in descriptions even without backticks: methods, names such as `blockNumber`, flags, hex, the three literals. */
const CODE = new RegExp(
  `\`([^\`]+)\`|\\b(${METHOD}|[a-z][a-z0-9]*[A-Z]\\w*|null|true|false)\\b|(--[a-z][\\w.-]*\\w|0x[0-9a-fA-F]*…?)`,
  'g',
);

/** A description as Markdown: code in code font, methods of the reference as links (but to the one that is read). */
export function prose(words: string, links: Links, self?: string): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let last = 0;
  for (const match of words.matchAll(CODE)) {
    const piece = match[1] ?? match[2] ?? match[3] ?? '';
    if (match.index > last) nodes.push(text(words.slice(last, match.index)));
    const url = piece === self ? undefined : links.method(piece);
    nodes.push(url === undefined ? code(piece) : link(url, piece, true));
    last = match.index + match[0].length;
  }
  if (last < words.length) nodes.push(text(words.slice(last)));
  return nodes;
}

/** The same as text: code between backticks. */
export function withCodeMarks(words: string): string {
  return words.replace(
    CODE,
    (_, marked?: string, name?: string, flag?: string) => `\`${marked ?? name ?? flag ?? ''}\``,
  );
}
