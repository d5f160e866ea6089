import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{1,6})\s+(.*?)\s*#*\s*$/;

/**
 * The sections of a page's source by the ids of their headings, each up to the next heading of any level. What comes
 * before the first heading has the id ''.
 */
export function sectionsOf(source: string): ReadonlyMap<string, string> {
  const slugger = createSlugger();
  const sections = new Map<string, string[]>([['', []]]);
  let current = sections.get('');
  let fence = '';
  for (const line of source.replaceAll('\r\n', '\n').split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    const heading = fence === '' ? HEADING.exec(line) : null;
    if (mark !== undefined && fence === '') fence = mark;
    else if (mark?.startsWith(fence)) fence = '';
    if (heading) {
      const {id, text} = parseMarkdownHeadingId(heading[2] ?? '');
      current = [];
      sections.set(id ?? slugger.slug(text), current);
    }
    current?.push(line);
  }
  return new Map([...sections].map(([id, lines]) => [id, lines.join('\n').trim()]));
}
