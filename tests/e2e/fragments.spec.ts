import {expect, test} from './fixtures';
import {LATEST, unlessVersions} from './versions';

const MALFORMED = ['#100%', '#%', '#%E0%A4%A'];

for (const fragment of MALFORMED) {
  test(`${fragment}, which cannot be decoded, does not scroll, and the page keeps working`, async ({
    page,
    visit,
    origin,
  }) => {
    await visit('/rpc/net');
    const heading = page.getByRole('heading', {level: 1});
    const words = await heading.innerText();
    await page.getByRole('main').evaluate((main, href) => {
      const link = Object.assign(document.createElement('a'), {href, textContent: 'to nowhere'});
      main.querySelector('h1')?.after(link);
    }, fragment);
    await page.getByRole('link', {name: 'to nowhere'}).click();
    await expect(page).toHaveURL(`${origin}/rpc/net${fragment}`);
    await page.evaluate((other) => (location.hash = other), `${fragment}%`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // Navigation to the next one works.
    await page.evaluate(() => (location.hash = '#net_version'));
    await expect(page.locator('#net_version')).toBeInViewport();
    await expect(heading).toHaveText(words);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(`${origin}/rpc/net`);
    await expect(heading).toHaveText(words);
  });

  test(`a visit that begins at ${fragment} hydrates`, async ({page, visit}) => {
    await visit(`/endpoint${fragment}`);
    await page.getByRole('link', {name: 'API list', exact: true}).first().click();
    await expect(page).toHaveURL(/\/api-list$/u);
  });
}

test('a fragment that matches a heading only undecoded leads to it', async ({page, visit}) => {
  await visit('/rpc/net');
  await page.locator('#net_version').evaluate((heading) => (heading.id = '100%'));
  await page.evaluate(() => (location.hash = '#100%'));
  await expect(page.locator('[id="100%"]')).toBeInViewport();
});

test('a method that only another version has is found there, among the methods of the page', async ({
  page,
  visit,
}) => {
  test.skip(...unlessVersions);
  await visit('/rpc/eth#eth_config');
  const hint = page.getByRole('status').filter({hasText: `${LATEST} does not have “eth_config”`});
  await expect(hint).toBeVisible();
  const methods = page.getByRole('group').filter({hasText: 'Methods of this page'});
  await methods.getByText('Methods of this page').click();
  const listed = await methods.getByRole('listitem').count();
  expect(listed).toBe(await page.locator('.markdown h3[id^="eth_"]').count());
  // It belongs to the address.
  await methods.getByRole('link', {name: 'eth_call', exact: true}).click();
  await expect(page.locator('#eth_call')).toBeInViewport();
  await expect(hint).toHaveCount(0);
  await page.goBack();
  await hint.getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL(/\/next\/rpc\/eth#eth_config$/u);
  await expect(page.locator('#eth_config')).toBeInViewport();
  await expect(hint).toHaveCount(0);
});

test('a section that no version has is not mentioned', async ({page, visit}) => {
  test.skip(...unlessVersions);
  await visit('/rpc/eth#eth_never');
  await page.evaluate(() => (location.hash = '#eth_config'));
  const hint = page.getByRole('status').filter({hasText: 'does not have'});
  await expect(hint).toHaveCount(1);
  await expect(hint).toContainText('eth_config');
});
