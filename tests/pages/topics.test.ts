import {describe, expect, test} from 'vitest';
import {loadVersion} from '../../src/profile/load';
import {whyAbsent} from '../absent';
import {completeProfile} from './completeProfile';
import {isAfter, pages, readPage, siteDir, type Page} from './pages';
import topics from './topics.json';
import newerTopics from './topicsAfter.json';

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

/** Terms by page and heading. */
type Topics = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const everywhere: Topics = topics;

/** What only later versions than a release have, by the name of that release. */
const after: Readonly<Record<string, Topics>> = newerTopics;

/** The guides that the project came with; a page that a writer adds needs no list. */
const guides = pages.filter(({id}) => id in topics);

test('every list is of a page', () => {
  const there = Object.keys(everywhere).filter((id) => whyAbsent(`/${id}`) === undefined);
  expect(new Set(guides.map(({id}) => id))).toEqual(new Set(there));
  for (const listed of Object.values(after))
    expect(Object.keys(everywhere)).toEqual(expect.arrayContaining(Object.keys(listed)));
});

/** `a|b` means either. */
function says(section: string, term: string): boolean {
  const plain = section.replace(/\s+/g, ' ').toLowerCase();
  return term.split('|').some((choice) => plain.includes(choice.toLowerCase()));
}

/** Lists of a page, with those that only newer versions have. */
function wantedOf(page: Page): [string, readonly string[]][] {
  const newer = Object.entries(after)
    .filter(([release]) => isAfter(page.version, release))
    .flatMap(([, listed]) => Object.entries(listed[page.id] ?? {}));
  return [...Object.entries(everywhere[page.id] ?? {}), ...newer];
}

describe.each(guides)('$file', (page) => {
  // Parts for what this network does not have are there, too.
  const data = {...loadVersion(siteDir, page.version), network: completeProfile};
  const sections = sectionsOf(readPage(page.version, page.id, data));

  test.each(wantedOf(page))('has the topic #%s', (heading, terms) => {
    const section = sections.get(heading);
    expect(section, `the heading {#${heading}}`).toBeDefined();
    expect(terms.filter((term) => !says(section ?? '', term))).toEqual([]);
  });
});
