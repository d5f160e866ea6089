import network from '../../docs/_data/network.json';
import {expect, test} from './fixtures';
import {CURRENT, LATEST, inCurrent} from './versions';

/** What a link would fill into the form for a new issue. */
const bodyOf = (href: string | null) => new URL(href ?? '').searchParams.get('body') ?? '';

test('the page is reported with version and release', async ({page, visit}) => {
  await visit(inCurrent('/staking/overview'));
  const link = page.getByRole('link', {name: 'Report a problem', exact: true});
  const href = await link.getAttribute('href');
  expect(href).toContain(`${network.repositories.docs.url}/issues/new?title=Staking+overview&`);
  expect(bodyOf(href)).toContain(inCurrent('/staking/overview'));
  expect(bodyOf(href)).toMatch(new RegExp(`^Version: ${CURRENT}, node v\\d`, 'mu'));
  expect(bodyOf(href)).not.toContain('Section:');
});

test('a section is reported from its heading, by pointer and by keyboard', async ({
  page,
  visit,
}) => {
  await visit('/staking/overview');
  const [first, second] = await page.locator('.markdown h2[id]').all();
  await first?.hover();
  const link = page.getByRole('link', {name: /^Report a problem in/});
  await expect(link).toHaveCount(1);
  const firstId = (await first?.getAttribute('id')) ?? '';
  expect(bodyOf(await link.getAttribute('href'))).toContain(`/staking/overview#${firstId}\n`);

  await second?.locator('.hash-link').focus();
  const secondId = (await second?.getAttribute('id')) ?? '';
  await expect(second?.locator('[data-report]') ?? page.locator('none')).toBeVisible();
  await expect(link).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect(bodyOf(await link.getAttribute('href'))).toContain(`#${secondId}\n`);
});

test('selected words are quoted, with their section', async ({page, visit}) => {
  await visit('/staking/overview');
  const words = await page.evaluate(() => {
    const heading = document.querySelectorAll('.markdown h2[id]')[1];
    const paragraph = heading?.nextElementSibling;
    if (!paragraph) return '';
    window.getSelection()?.selectAllChildren(paragraph);
    return window.getSelection()?.toString().replaceAll(/\s+/gu, ' ').trim().slice(0, 60) ?? '';
  });
  expect(words.length).toBeGreaterThan(20);
  const link = page.getByRole('link', {name: 'Report a problem', exact: true});
  await link.focus();
  await expect(link).toHaveAttribute('href', /Section%3A/u);
  expect(bodyOf(await link.getAttribute('href'))).toContain(`> ${words}`);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the page can be reported', async ({page}) => {
    await page.goto('/validator/security');
    const href = await page.getByRole('link', {name: 'Report a problem'}).getAttribute('href');
    expect(bodyOf(href)).toMatch(new RegExp(`^Version: ${LATEST}, node v\\d`, 'mu'));
  });
});
