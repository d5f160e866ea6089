import {expect, hydrated, test} from './fixtures';
import {field, hits, openModal} from './search';

/** Everything that the site and its libraries keep in the browser; `docs` is the name of the search index. */
const LOCAL = [
  'theme',
  'docs-preferred-version-default',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'site.rpcLanguage',
  '__DOCSEARCH_RECENT_SEARCHES__docs',
  '__DOCSEARCH_FAVORITE_SEARCHES__docs',
];
const SESSION = ['theme-colours-light', 'theme-colours-dark'];

const GARBAGE: Readonly<Record<string, string>> = {
  'no words': '\u0000\uFFFF;DROP TABLE',
  empty: '',
  null: 'null',
  'a number': '42',
  'an object': '{"__proto__":{"x":1},"variables":{},"version":9}',
  'a list of the wrong things': '[null,7,{"objectID":1,"hierarchy":null}]',
  truncated: '{"primary":"#2e8',
  markup: '"><script>alert(1)</script>',
  huge: 'x'.repeat(500_000),
};

const known = [...LOCAL, ...SESSION];

test('what is kept in the browser is what these tests know of', async ({page, visit}) => {
  await visit('/rpc/net');
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await page.getByRole('button', {name: 'Dismiss this announcement'}).click();
  await page.getByRole('button', {name: 'Version: 2.0.0'}).click();
  await page.getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL(/\/next\/rpc\/net/);
  await openModal(page);
  await field(page).fill('net_version');
  await hits(page).first().click();
  await expect(field(page)).toHaveCount(0);
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept.filter((key) => !known.includes(key))).toEqual([]);
  expect(kept).toEqual(expect.arrayContaining(LOCAL.filter((key) => !key.includes('FAVORITE'))));
});

for (const [name, value] of Object.entries(GARBAGE)) {
  test(`with ${name} in every place the site starts, in its own colours and version`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript(
      ({local, session, text}) => {
        if (sessionStorage.getItem('seeded') !== null) return;
        sessionStorage.setItem('seeded', 'yes');
        for (const key of local) localStorage.setItem(key, text);
        for (const key of session) sessionStorage.setItem(key, text);
      },
      {local: LOCAL, session: SESSION, text: value},
    );
    // The kinds of pages: documents, the reference, the search page, an address that is none.
    for (const path of ['/rpc/net', '/search', '/not/a/page']) {
      await visit(path);
      await expect(page.locator('html'), path).toHaveAttribute('data-theme', 'light');
      await expect(page.getByRole('button', {name: 'Version: 2.0.0'}), path).toBeVisible();
      await expect(page.locator('body'), path).toHaveCSS('color', 'rgb(29, 35, 41)');
    }
    await visit('/rpc/net');
    await expect(page.getByRole('tab', {name: 'curl'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await openModal(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

test('a mode in the address that is none is the light one', async ({page, visit}) => {
  await visit('/endpoint?docusaurus-theme=sepia');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('with a full storage there is one warning, and choices last for the page', async ({
  page,
  visit,
  silence,
}) => {
  const warnings: string[] = [];
  silence.allow(/The storage is full/);
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') warnings.push(message.text());
  });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Exceeded the quota.', 'QuotaExceededError');
    };
  });
  await visit('/rpc/net');
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('button', {name: 'Version: 2.0.0'}).click();
  await page.getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL(/\/next\/rpc\/net/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await openModal(page);
  await field(page).fill('net_version');
  await hits(page).first().click();
  await expect(field(page)).toHaveCount(0);
  await hydrated(page);
  expect(warnings).toHaveLength(1);
});
