import {describe, expect, test} from 'vitest';
import {pages, type Page} from './pages';
import topics from './topics.json';

/** Sections by the id of their heading: from the heading to the next of the same or a higher level. */
function sectionsOf({text}: Page): Map<string, string> {
  const lines = text.split('\n');
  const headings = lines.flatMap((line, index) => {
    const [, marks = '', id] = /^(#{2,6}) .*\{#([\w-]+)\}\s*$/.exec(line) ?? [];
    return id === undefined ? [] : [{id, index, level: marks.length}];
  });
  return new Map(
    headings.map(({id, index, level}, place) => {
      const next = headings.slice(place + 1).find((heading) => heading.level <= level);
      return [id, lines.slice(index, next?.index).join('\n')];
    }),
  );
}

const listed = Object.entries(topics as Record<string, Record<string, string[]>>);

/** The guides that the project came with; a page that a writer adds needs no list. */
const guides = pages.filter(({id}) => id in topics);

test('every list is of a page', () => {
  expect(new Set(guides.map(({id}) => id))).toEqual(new Set(listed.map(([id]) => id)));
});

/** `a|b` means either. */
function says(section: string, term: string): boolean {
  const plain = section.replace(/\s+/g, ' ').toLowerCase();
  return term.split('|').some((choice) => plain.includes(choice.toLowerCase()));
}

describe.each(guides)('$file', (page) => {
  const sections = sectionsOf(page);
  const wanted = Object.entries(listed.find(([id]) => id === page.id)?.[1] ?? {});

  test.each(wanted)('has the topic #%s', (heading, terms) => {
    const section = sections.get(heading);
    expect(section, `the heading {#${heading}}`).toBeDefined();
    expect(terms.filter((term) => !says(section ?? '', term))).toEqual([]);
  });
});
