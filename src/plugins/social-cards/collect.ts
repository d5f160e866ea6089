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

/** The cards of a version's pages. A page with an image in its front matter gets none. */
export function cardsOf(version: LoadedVersion, baseUrl: string): Card[] {
  const sections = sectionsOf(version);
  return version.docs
    .filter((doc) => doc.frontMatter.image === undefined)
    .map((doc) => ({
      path: cardPath(doc.permalink, baseUrl),
      title: doc.title,
      section: sectionName(sections.get(doc.id)),
      description: doc.description,
      version: version.isLast ? `Version ${version.label}` : `${version.label} version`,
    }));
}

/** The card of pages that are not documents. */
export function siteCard(network: string, tagline: string): Card {
  return {path: SITE_CARD, title: network, section: 'Documentation', description: tagline};
}
