import type {Page} from '@playwright/test';
import {loadVersion} from '../../src/profile/load';
import {projectDir} from '../sites/paths';
import {expect, test} from './fixtures';
import {hits as found, openModal} from './search';

// With hosted search; the answers of the provider are made up here.
test.use({site: 'altered'});

test('hostile or broken records harm neither the modal nor the search page', async ({
  page,
  visit,
}) => {
  const script = '<img src="x" onerror="window.harmed=1"><script>window.harmed=1</script>';
  const hit = {
    objectID: 'sound',
    url: 'endpoint#limits',
    type: 'lvl2',
    content: null,
    hierarchy: {lvl0: script, lvl1: `Title ${script}`, lvl2: null, lvl3: 7},
    _highlightResult: {hierarchy: {lvl1: {value: `<mark>Title</mark> ${script}`}, lvl2: null}},
    _snippetResult: {content: {value: script}, hierarchy: {lvl1: {value: `Title ${script}`}}},
  };
  const hits = [
    {...hit, objectID: 'script', url: 'javascript:window.harmed=1'},
    {...hit, objectID: 'levels', hierarchy: null},
    {...hit, objectID: 'marks', url: '/', _highlightResult: {}, _snippetResult: 'none'},
    null,
    script,
    hit,
  ];
  await page.route('**/1/indexes/*/queries**', (route) =>
    route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {results: [{hits, nbHits: 'many', nbPages: null}]},
    }),
  );
  await visit('/');
  await openModal(page);
  await page.keyboard.insertText('title');
  await expect(found(page)).toHaveCount(2);
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('row').filter({hasText: 'Title <img src="x"'})).toHaveCount(2);
  await expect(modal.locator('.DocSearch-Hits img, .DocSearch-Hits script')).toHaveCount(0);
  await visit('/search?q=title');
  const results = page.getByRole('main').getByRole('listitem');
  await expect(results).toHaveCount(2);
  await expect(results.last()).toContainText('Title <img src="x"');
  await expect(results.last().getByRole('link')).toHaveAttribute('href', '/endpoint#limits');
  await expect(results.locator('img, script')).toHaveCount(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});

/** Answers every search with these hits. */
async function answerWith(page: Page, hits: readonly unknown[]): Promise<void> {
  await page.route('**/1/indexes/*/queries**', (route) =>
    route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {results: [{hits, nbHits: hits.length, nbPages: 1}]},
    }),
  );
}

const evilHit = (url: string, lvl0 = 'Group') => ({
  objectID: url,
  url,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0, lvl1: `Hit ${url}`},
});

test('no hit leads away from the site, or breaks a page', async ({page, visit}) => {
  const site = loadVersion(projectDir, 'current').network.site.url;
  const urls = [
    `${site}//evil.example/x`,
    `${site}/\\\\evil.example/x`,
    `${site}/.//evil.example/x`,
  ];
  const broken = [`${site}/%E0%A4%A`, `${site}/endpoint#%E0%A4%A`, `${site}/%`];
  const hits = [
    ...[...urls, ...broken, `${site}/endpoint`].map((url) => evilHit(url)),
    evilHit('/a', '__proto__'),
    evilHit('/b', 'hasOwnProperty'),
  ];
  await answerWith(page, hits);
  const paths = ['/evil.example/x', '/evil.example/x', '/evil.example/x', '/endpoint', '/a', '/b'];
  await visit('/search?q=evil');
  const results = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(results).toHaveCount(paths.length);
  expect(await results.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(paths);
  await visit('/');
  await openModal(page);
  await page.keyboard.insertText('evil');
  const links = found(page).getByRole('link');
  await expect
    .poll(() => links.evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
    .toEqual(expect.arrayContaining([...new Set(paths)]));
  await expect(page.getByRole('rowgroup', {name: '__proto__'})).toBeVisible();
  await expect(page.getByRole('rowgroup', {name: 'hasOwnProperty'})).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/evil.example/x');
  await openModal(page);
  await expect(found(page).getByRole('link')).toHaveAttribute('href', '/evil.example/x');
});
