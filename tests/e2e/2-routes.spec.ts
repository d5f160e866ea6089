import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {whyAbsent} from '../absent';
import {readVersions} from '../sites/generated';
import {expect, test} from './fixtures';
import {documentPaths, documents, inNext, latestPaths, nextPaths} from './pages';
import {LATEST, latestName, unlessVersions} from './versions';

for (const [id, group] of Object.entries(documents)) {
  const pages = group.flatMap(({path: page, heading}) =>
    [page, inNext(page)].map((address) => ({address, heading, absence: whyAbsent(address)})),
  );
  const present = pages.filter(({absence}) => absence === undefined);
  test(`[${id}] ${pages.map(({address}) => address).join(', ')}: each is a page about it`, async ({
    request,
  }) => {
    test.skip(present.length === 0, pages[0]?.absence);
    for (const {address, heading} of present) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      const found = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text())?.[1] ?? '';
      expect(found.replace(/<[^>]*>/g, ''), address).toMatch(heading);
    }
  });
}

test('[2.4] only documents, the search page and the not-found page are HTML files', ({folders}) => {
  const files = readdirSync(folders.built, {recursive: true, encoding: 'utf8'});
  const pages = files.filter((file) => file.endsWith('.html'));
  const expected = [...documentPaths, '/search'].map((page) =>
    path.join(page, 'index.html').slice(1),
  );
  expect(pages.sort()).toEqual([...expected, '404.html'].sort());
});

test('[2.3] every document has an exact route with the sidebar', ({folders}) => {
  const routes = readFileSync(path.join(folders.generated, 'routes.js'), 'utf8');
  for (const page of documentPaths) {
    const route = new RegExp(
      `path: '${page}',\\s+component: [^\\n]+,\\s+exact: true,\\s+sidebar: "docs"`,
    );
    expect(routes).toMatch(route);
  }
});

for (const home of ['/', '/next/']) {
  test(`[2.3] the sidebar of ${home} leads to every document of its version`, async ({
    page,
    visit,
  }) => {
    await visit(home);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const closed = sidebar.getByRole('button', {expanded: false});
    for (let left = await closed.count(); left > 0; left -= 1) {
      await closed.first().click();
      await expect(closed).toHaveCount(left - 1);
    }
    const links = await sidebar
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const expected = home === '/' ? latestPaths : nextPaths;
    expect(links.filter((link) => !link.includes('#')).sort()).toEqual([...expected].sort());
  });
}

test('[2.5] /next without its trailing slash is the home page of Next, too', async ({
  page,
  visit,
}) => {
  await visit('/next/');
  const title = await page.getByRole('heading', {level: 1}).innerText();
  for (const address of ['/next/', '/next']) {
    await visit(address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.getByRole('button', {name: 'Version: Next'})).toBeVisible();
  }
});

test(`[2.1] [2.2] Next is the current version under /next, ${LATEST} the latest at the root`, ({
  folders,
}) => {
  test.skip(...unlessVersions);
  expect(readVersions(folders.generated)).toMatchObject([
    {name: 'current', label: 'Next', isLast: false, path: '/next'},
    {name: latestName, label: LATEST, isLast: true, path: '/'},
  ]);
});
