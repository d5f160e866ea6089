import type {Entry} from './entries';

/** What a feed is about, and where it is. */
export interface Feed {
  readonly title: string;
  /** Its own address, which also identifies it. */
  readonly url: string;
  /** Page that people read instead. */
  readonly page: string;
  readonly author: string;
  /** At least one, newest first. */
  readonly entries: readonly Entry[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text in XML, without the control characters that XML does not allow. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/[&<>"]/gu, (character) => ENTITIES[character] ?? character);
}

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

function entryOf({id, title, text, url, updated, roles}: Entry): string[] {
  return [
    '  <entry>',
    `    ${element('id', id)}`,
    `    ${element('title', title)}`,
    `    ${element('updated', updated)}`,
    `    <link rel="alternate" href="${escaped(url)}"/>`,
    ...roles.map((role) => `    <category term="${role}"/>`),
    `    ${element('content', text)}`,
    '  </entry>',
  ];
}

/** An Atom feed (RFC 4287). */
export function atomOf({title, url, page, author, entries}: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  ${element('id', url)}`,
    `  ${element('title', title)}`,
    `  ${element('updated', entries[0]?.updated ?? '')}`,
    `  <link rel="self" type="application/atom+xml" href="${escaped(url)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    `  <author>${element('name', author)}</author>`,
    ...entries.flatMap(entryOf),
    '</feed>',
    '',
  ].join('\n');
}
