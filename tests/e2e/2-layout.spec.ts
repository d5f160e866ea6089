import {loadVersion} from '../../src/profile/load';
import {withoutVersions} from '../absent';
import {projectDir} from '../sites/paths';
import {expect, test} from './fixtures';
import {documentPaths, pagePaths} from './pages';
import {inCurrent} from './versions';

test('[2.15] the navbar has version dropdown, locale dropdown, search and repository link, in this order', async ({
  page,
  visit,
}) => {
  await visit('/endpoint');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const items = [
    ...(withoutVersions === undefined ? [navbar.getByRole('button', {name: /^Version/})] : []),
    navbar.getByRole('button', {name: /^Language/}),
    navbar.getByRole('button', {name: /^Search/}),
    navbar.getByRole('link', {name: /Repository/}),
  ];
  const lefts = await Promise.all(items.map(async (item) => (await item.boundingBox())?.x ?? -1));
  expect(lefts.every((left) => left >= 0)).toBe(true);
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
});

test('[2.16] the locale dropdown offers English, which is this page', async ({page, visit}) => {
  await visit('/endpoint');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await navbar.getByRole('button', {name: /^Language/}).click();
  const locales = navbar.locator('a[lang]');
  await expect(locales).toHaveCount(1);
  await expect(locales).toHaveText('English');
  await expect(locales).toHaveAttribute('lang', 'en');
  await expect(locales).toHaveAttribute('href', '/endpoint');
});

for (const {width, mobile} of [
  {width: 995, mobile: true},
  {width: 996, mobile: true},
  {width: 997, mobile: false},
]) {
  test(`[2.17] [9.1] a window of ${width} px has the ${mobile ? 'mobile' : 'desktop'} layout`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({width, height: 800});
    await visit(inCurrent('/endpoint'));
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible({
      visible: mobile,
    });
    await expect(page.locator('summary', {hasText: 'On this page'})).toBeVisible({visible: mobile});
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible({
      visible: !mobile,
    });
  });
}

test('[2.18] the sidebar cannot be hidden', async ({page, visit}) => {
  await visit('/endpoint');
  const sidebar = page.getByRole('complementary');
  await expect(sidebar.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await expect(sidebar.getByRole('button', {name: /collapse|hide/i})).toHaveCount(0);
});

test('[2.19] opening a category leaves the others open', async ({page, visit}) => {
  await visit('/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  for (const name of ['RPC', 'Staking', 'Validator']) {
    await sidebar.getByRole('button', {name, exact: true}).click();
  }
  for (const name of ['RPC', 'Staking', 'Validator']) {
    await expect(sidebar.getByRole('button', {name, exact: true})).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  }
  await expect(sidebar.getByRole('link', {name: /eth/}).first()).toBeVisible();
});

test('[2.20] the table of contents lists the headings of levels 2 and 3 only', async ({
  page,
  visit,
}) => {
  await visit(inCurrent('/endpoint'));
  const article = page.getByRole('article');
  expect(await article.locator('h4[id]').count()).toBeGreaterThan(0);
  expect(await article.locator('h3[id]').count()).toBeGreaterThan(0);
  const headings = await article
    .locator('h2[id], h3[id]')
    .evaluateAll((all) => all.map((heading) => `#${heading.id}`));
  const contents = await page
    .locator('.theme-doc-toc-desktop')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(contents).toEqual(headings);
});

test('[2.21] every page has a footer', async ({request}) => {
  for (const path of pagePaths) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<footer[^>]*>(?:(?!<\/footer>).)*Copyright/gs), path).toHaveLength(1);
  }
});

test('[2.22] the first stop of the Tab key is the skip link', async ({page, visit}) => {
  await visit('/endpoint');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('[9.19] titles are page, delimiter and site, and are unique', async ({request}) => {
  const site = `${loadVersion(projectDir, 'current').network.name} documentation`;
  const titles = new Map<string, string>();
  for (const path of [...documentPaths, '/search']) {
    const html = await (await request.get(path)).text();
    const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    expect(title, path).toMatch(new RegExp(`^[^|]+ \\| ${site}$`));
    if (path.startsWith('/next')) continue;
    expect(titles.get(title), `${path} has the title of another page`).toBeUndefined();
    titles.set(title, path);
  }
});
