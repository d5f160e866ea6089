import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {SITE_CARD, cardPath} from '../../socialCards/cardPath';
import {sectionsOf} from '../../versions/sections';

/** Content of a card, and its path. */
export interface Card {
  /** Path under the site's root. */
  readonly path: string;
  readonly title: string;
  /** Small line above the title. */
  readonly section: string;
  readonly description: string;
  /** Version label; the site's own card has none. */
  readonly version?: string;
}

function sectionName(trail: readonly string[] = []): string {
  return trail.length > 0 ? trail.join(' › ') : 'Documentation';
}

/**
 * With more pages than this, pages of a section show the same card: one takes 55 ms of a processor, a thousand took 44 s of a
 * build. The name of the page is beside it in every preview.
 */
const MOST_CARDS = 200;

/** What the card of a page says; that of a large site names its section. */
function wordsOf(
  {title, description}: Pick<Card, 'title' | 'description'>,
  trail: readonly string[] = [],
  isLarge: boolean,
): Pick<Card, 'title' | 'section' | 'description'> {
  const section = trail.at(-1);
  return isLarge && section !== undefined
    ? {title: section, section: sectionName(trail.slice(0, -1)), description: ''}
    : {title, section: sectionName(trail), description};
}

/** The cards of a version's pages. A page with an image in its front matter gets none. */
export function cardsOf(version: LoadedVersion, baseUrl: string): Card[] {
  const sections = sectionsOf(version);
  const docs = version.docs.filter((doc) => doc.frontMatter.image === undefined);
  return docs.map((doc) => ({
    path: cardPath(doc.permalink, baseUrl),
    ...wordsOf(doc, sections.get(doc.id), docs.length > MOST_CARDS),
    version: version.isLast ? `Version ${version.label}` : `${version.label} version`,
  }));
}

/** The card of pages that are not documents. */
export function siteCard(network: string, tagline: string): Card {
  return {path: SITE_CARD, title: network, section: 'Documentation', description: tagline};
}
