import path from 'node:path';

/** A page before and after the move, by its path below `docs`, without ending. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

/** A relative link to a file of a page, with its surroundings: `](./x.mdx`, `href="../y.mdx`. */
const LINK = /(?<before>\]\(|\]: *|(?:href|to)=")(?<file>\.{1,2}\/[^\s)"'#?]*?)(?<ending>\.mdx?)/gu;

/** The address of a document in a card: `to="staking/overview"`. */
const CARD = /(?<before>\bto=")(?<id>[a-z0-9][\w/-]*)(?=["#])/gu;

function relative(fromPage: string, toPage: string): string {
  const found = path.posix.relative(path.posix.dirname(fromPage), toPage);
  return found.startsWith('.') ? found : `./${found}`;
}

/**
 * The source of a page with its links to, and if it is the one that moves from, the page that moves.
 *
 * @param page path of the page before the move
 */
export function movedLinks(source: string, page: string, {from, to}: Move): string {
  const now = page === from ? to : page;
  return source
    .replaceAll(LINK, (whole: string, before: string, file: string, ending: string) => {
      const target = path.posix.join(path.posix.dirname(page), file);
      const moved = target === from ? to : target;
      if (moved === target && now === page) return whole;
      return `${before}${relative(now, moved)}${ending}`;
    })
    .replaceAll(CARD, (whole: string, before: string, id: string) =>
      id === from ? `${before}${to}` : whole,
    );
}

/** A data file in which addresses of the page and its sections are those of the new one: `"/staking/overview#day"`. */
export function movedAddresses(text: string, {from, to}: Move): string {
  return text.replaceAll(
    /(?<=")(?<slash>\/?)(?<page>[\w/-]+)(?=["#])/gu,
    (whole, slash: string, page: string) => (page === from ? `${slash}${to}` : whole),
  );
}
