import type {Locator, Page} from '@playwright/test';

/** The page to which tests of loading go: nothing of it is loaded with another one. */
export const target = {link: 'API list', path: '/api-list', heading: 'API list'};

/** The heading of the page that is shown. */
export const heading = (page: Page): Locator => page.getByRole('heading', {level: 1});

/** The link to {@link target} in the sidebar. */
export const linkTo = (page: Page): Locator =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: target.link});

/** Counts documents that the window loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}
