import {whyAbsent} from '../absent';
import {expect, test} from './fixtures';
import {documents, inNext, network} from './pages';
import {LATEST, unlessVersions} from './versions';

test('[1.1] [1.5] a documentation with a search box, whose dropdown leads to the other version and back', async ({
  page,
  visit,
}) => {
  await visit('/staking/overview');
  await expect(page.getByRole('button', {name: /^Search/})).toBeVisible();
  test.skip(...unlessVersions);
  for (const [from, to, path] of [
    [LATEST, 'Next', inNext('/staking/overview')],
    ['Next', LATEST, '/staking/overview'],
  ] as const) {
    await page.getByRole('button', {name: `Version: ${from}`}).click();
    await page.getByRole('link', {name: to, exact: true}).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
  }
});

for (const [home, under] of [
  ['/', ''],
  ['/next/', '/next'],
] as const) {
  test(`[1.2] ${home} links developers, stakers and validators to their pages`, async ({
    page,
    visit,
  }) => {
    await visit(home);
    const main = page.getByRole('main');
    for (const [reader, path] of [
      [/develop|build/i, /^\/(rpc|endpoint|api-list)\b/],
      [/stak/i, /^\/staking\//],
      [/validator/i, /^\/validator\//],
    ] as const) {
      const cards = main.getByRole('link', {name: reader});
      const targets = await cards.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(
        targets.some((target) => target.startsWith(under) && path.test(target.slice(under.length))),
        `${String(reader)} among ${targets.join()}`,
      ).toBe(true);
    }
  });
}

test('[1.3] the site is in English, written left to right', async ({page, visit}) => {
  await visit('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('[1.4] [2.4] every subject has a page with content in both versions', async ({request}) => {
  const subjects = Object.values(documents).flat();
  const wanted = subjects.flatMap(({path}) => [path, inNext(path)]);
  for (const path of wanted.filter((address) => whyAbsent(address) === undefined)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const article = /<article>(.*)<\/article>/s.exec(await response.text())?.[1] ?? '';
    expect(article.replace(/<[^>]*>/g, ' ').trim().length, path).toBeGreaterThan(500);
  }
});

test('[1.7] a button switches the site to dark and back to light', async ({page, visit}) => {
  await visit('/');
  const toggle = page.getByRole('button', {name: /dark and light mode/});
  const lightness = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await toggle.click();
  expect(await lightness()).toBe('dark');
  await toggle.click();
  expect(await lightness()).toBe('light');
});

test('[1.8] [9.20] the footer carries a copyright line with the year', async ({page, visit}) => {
  await visit('/');
  const {copyrightYear, copyrightHolder} = network.site;
  const year = network.name === 'Example Network' ? '2025' : copyrightYear;
  const line = ['Copyright ©', year, copyrightHolder].filter(Boolean).join(' ');
  await expect(page.getByRole('contentinfo')).toContainText(line);
});

test('[1.9] [1.10] the footer links to the organisation, the navbar to the repository', async ({
  page,
  visit,
}) => {
  await visit('/');
  const {organisation, repositories} = network;
  await expect(
    page.getByRole('contentinfo').getByRole('link', {name: organisation.name}),
  ).toHaveAttribute('href', organisation.url);
  await expect(
    page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: /Repository/}),
  ).toHaveAttribute('href', repositories.docs.url);
});
