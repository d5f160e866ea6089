import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {SITE_CARD, cardPath} from '../../socialCards/cardPath';

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

type SidebarItems = LoadedVersion['sidebars'][string];

/** Labels of the parent categories of each document of a sidebar, by document id. */
function sectionsOf(
  items: SidebarItems,
  trail: readonly string[] = [],
): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') found.set(item.id, trail);
    if (item.type !== 'category') continue;
    const below = [...trail, item.label];
    if (item.link?.type === 'doc') found.set(item.link.id, below);
    for (const [id, labels] of sectionsOf(item.items, below)) found.set(id, labels);
  }
  return found;
}

function sectionName(trail: readonly string[] = []): string {
  return trail.length > 0 ? trail.join(' › ') : 'Documentation';
}

/** The cards of a version's pages. A page with an image in its front matter gets none. */
export function cardsOf(version: LoadedVersion, baseUrl: string): Card[] {
  const sections = new Map(
    Object.values(version.sidebars).flatMap((items) => [...sectionsOf(items)]),
  );
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
