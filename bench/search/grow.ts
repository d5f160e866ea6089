import type {SearchPage, SearchShard} from '../../src/search/records';

/** A seeded generator: the same numbers each time. */
function* random(): Generator<number, never> {
  for (let seed = 1; ;) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield seed / 2_147_483_648;
  }
}

/**
 * A larger version: the existing pages, and copies in which every fifth word is replaced by another word of the version
 * or a new one, so that vocabulary and posting lists grow as on a real site.
 */
export function grow(shard: SearchShard, pages: number): SearchShard {
  const numbers = random();
  const next = (below: number) => Math.floor(numbers.next().value * below);
  const words = shard.pages.flatMap((page) => page.sections.flatMap(({text}) => text.split(' ')));
  const change = (text: string, page: number) =>
    text
      .split(' ')
      .map((word) => {
        const dice = next(50);
        if (dice === 0) return `${word}${page.toString(36)}`;
        return dice < 10 ? (words[next(words.length)] ?? word) : word;
      })
      .join(' ');
  const copies = Array.from({length: pages}, (_, number): SearchPage => {
    const page = shard.pages[number % shard.pages.length];
    if (!page) throw new Error('There is no page to grow from');
    if (number < shard.pages.length) return page;
    return {
      ...page,
      path: `${page.path}-${number}`,
      sections: page.sections.map((section) => ({
        ...section,
        heading: change(section.heading, number),
        text: change(section.text, number),
      })),
    };
  });
  return {...shard, pages: copies};
}
