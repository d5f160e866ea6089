import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';

/** A node that the reader has chosen before the visit. */
export async function choose(page: Page, http: string, ws = http.replace(/^http/u, 'ws')) {
  await page.addInitScript(
    (choice) => sessionStorage.setItem('site.endpoint', JSON.stringify(choice)),
    {kind: 'own', http, ws},
  );
}

/** The panel of the workbench. */
export function panelOf(page: Page): Locator {
  return page.getByRole('dialog').filter({has: page.getByText('Nothing is sent until')});
}

/** Opens the panel with the first example of a method. */
export async function openPanel(page: Page, method: string): Promise<Locator> {
  await page
    .getByRole('button', {name: `Edit and run ${method}`, exact: true})
    .first()
    .click();
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', {name: method})).toBeFocused();
  return panel;
}

/** The button that sends the call. */
export function runOf(panel: Locator): Locator {
  return panel.getByRole('button', {name: 'Run', exact: true});
}

/** Shows the answer as JSON and reads it. */
export async function answerOf(panel: Locator): Promise<unknown> {
  const answer = panel.getByRole('region', {name: 'Answer'});
  const json = answer.getByRole('button', {name: 'JSON'});
  if ((await json.getAttribute('aria-pressed')) === 'false') await json.click();
  return JSON.parse(
    (await answer.getByRole('group', {name: 'Answer as JSON'}).textContent()) ?? '',
  );
}
