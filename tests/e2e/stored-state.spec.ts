import type {Page} from '@playwright/test';
import {announcementBar} from '../../src/profile/announcement';
import {withoutVersions} from '../absent';
import {expect, hydrated, test} from './fixtures';
import {field, hits, openModal} from './search';
import {LATEST, switchToNext} from './versions';
import {network} from './pages';

/** Everything that the site and its libraries store in the browser; `docs` is the name of the search index. */
const LOCAL = [
  'theme',
  'docs-preferred-version-default',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'site.rpcLanguage',
  'fork-notice',
  '__DOCSEARCH_RECENT_SEARCHES__docs',
  '__DOCSEARCH_FAVORITE_SEARCHES__docs',
];
/** Parts of keys that the test below does not write: what a site lacks is not stored. */
const NOT_STORED_HERE = [
  'FAVORITE',
  'fork-notice',
  ...(withoutVersions === undefined ? [] : ['version']),
  ...(announcementBar(network) === undefined ? ['announcement'] : []),
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

/** The colour mode toggle, and its icon of the current mode. */
const toggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light/});
const picture = (page: Page) => toggle(page).locator('svg:visible');

const known = [...LOCAL, ...SESSION];

test('everything stored in the browser is known to these tests', async ({page, visit}) => {
  await visit('/rpc/net');
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await page.getByRole('tab', {name: 'Python'}).first().click();
  if (announcementBar(network) !== undefined)
    await page.getByRole('button', {name: 'Dismiss this announcement'}).click();
  await switchToNext(page);
  await openModal(page);
  await field(page).fill('net_version');
  await hits(page).first().click();
  await expect(field(page)).toHaveCount(0);
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept.filter((key) => !known.includes(key))).toEqual([]);
  expect(kept).toEqual(
    expect.arrayContaining(
      LOCAL.filter((key) => !NOT_STORED_HERE.some((part) => key.includes(part))),
    ),
  );
});

for (const [name, value] of Object.entries(GARBAGE)) {
  test(`with ${name} in every key the site starts, in its own colours and version`, async ({
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
    // The kinds of pages: documents, the reference, the search page, an unknown address.
    for (const path of ['/search', '/not/a/page', '/rpc/net']) {
      await visit(path);
      await expect(page.locator('html'), path).toHaveAttribute('data-theme', 'light');
      if (withoutVersions === undefined)
        await expect(page.getByRole('button', {name: `Version: ${LATEST}`}), path).toBeVisible();
      await expect(picture(page), path).toHaveCount(1);
      await expect(page.locator('body'), path).toHaveCSS('color', 'rgb(29, 35, 41)');
    }
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

for (const [where, query, stored, mode] of [
  ['stored', '', 'bogus', 'light'],
  ['in the address', '?docusaurus-theme=bogus', null, 'light'],
  ['in the address, and dark is stored', '?docusaurus-theme=bogus', 'dark', 'dark'],
  ['in the address and stored', '?docusaurus-theme=sepia', 'bogus', 'light'],
] as const) {
  test(`[4.2] an invalid mode, ${where}, is ignored`, async ({page, visit}) => {
    await page.addInitScript((text) => {
      if (text !== null) localStorage.setItem('theme', text);
    }, stored);
    await visit(`/endpoint${query}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', mode);
    await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
    await expect(picture(page)).toHaveCount(1);
  });
}
for (const kind of ['RECENT', 'FAVORITE']) {
  test(`foreign ${kind} searches in the storage are shown as text, and lead nowhere else`, async ({
    page,
    visit,
  }) => {
    const search = (text: string, url: string, index: number) => ({
      objectID: String(index),
      url,
      type: 'lvl1',
      content: text,
      hierarchy: {lvl0: 'Docs', lvl1: `${index} ${text}`},
    });
    const kept = [
      search('<meta http-equiv="refresh" content="0;url=https://evil.example">', '/endpoint', 0),
      search(
        '<img src="x" onerror="window.harmed = 1"><iframe src="/"></iframe>',
        '//evil.example',
        1,
      ),
      search(
        '<form action="https://evil.example"><style>*{display:none}</style>',
        '/\\\\evil.example',
        2,
      ),
      search('a script', 'javascript:window.harmed=1', 3),
      search('another site', 'https://evil.example/x', 4),
      search('a broken address', '/%E0%A4%A', 5),
    ];
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      `__DOCSEARCH_${kind}_SEARCHES__docs`,
      JSON.stringify(kept),
    ] as const);
    await visit('/rpc/net');
    await openModal(page);
    const screen = page.locator('.DocSearch-Dropdown');
    await expect(hits(page)).toHaveCount(3);
    await expect(hits(page).first()).toContainText('0 <meta http-equiv="refresh"');
    await expect(screen.locator('meta, img, iframe, form, style')).toHaveCount(0);
    const links = hits(page).getByRole('link');
    expect(
      await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname)),
    ).toEqual(['/endpoint', '/evil.example', '/evil.example']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/endpoint');
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });
}

for (const [what, breakStorage] of [
  [
    'there is no storage',
    () => {
      Object.defineProperty(window, 'localStorage', {value: null});
    },
  ],
  [
    'the storage cannot be read',
    () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
  ],
] as const) {
  test(`[8.10] where ${what} there is one warning, and the search works`, async ({
    page,
    visit,
    silence,
  }) => {
    silence.allow(/storage/iu);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.addInitScript(breakStorage);
    await visit('/rpc/net');
    await openModal(page);
    await field(page).fill('net_version');
    await hits(page).first().click();
    await expect(field(page)).toHaveCount(0);
    await openModal(page);
    await expect(field(page)).toBeFocused();
    expect(warnings).toHaveLength(1);
  });
}

test('an invalid mode in the address means the light one', async ({page, visit}) => {
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
  await switchToNext(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await openModal(page);
  await field(page).fill('net_version');
  await hits(page).first().click();
  await expect(field(page)).toHaveCount(0);
  await hydrated(page);
  expect(warnings).toHaveLength(1);
});
