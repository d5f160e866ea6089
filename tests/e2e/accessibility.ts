import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** WCAG 2.2, levels A and AA, with the practices that axe adds to them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page as it stands, or with the part of it that a selector names: one line for each
 * element, with the rule, what is wrong and the element.
 */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({page}).withTags(RULES);
  const {violations} = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({html}) => `${id}: ${help}: ${html.slice(0, 200)}`),
  );
}
