import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import type {PageChanges, VersionChanges} from '../../src/changes/files';
import {accessibilityFaults} from './accessibility';
import {expect, test} from './fixtures';
import {LATEST, unlessVersions} from './versions';

test.skip(...unlessVersions);

interface Folders {
  readonly built: string;
}

function readJson(folders: Folders, address: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(folders.built, address), 'utf8'));
}

/** The page of Next with the most changed sections, none of whose words are of a method. */
function changedPage(folders: Folders): {path: string; changes: PageChanges} {
  const {pages} = readJson(folders, '/next/changes.json') as VersionChanges;
  const found = pages
    .filter(({change, path: page}) => change === 'changed' && !/\/rpc\/|\/$/u.test(page))
    .map(({path: page}) => ({
      path: page,
      changes: readJson(folders, `${page}.changes.json`) as PageChanges,
    }))
    .sort((one, other) => other.changes.sections.length - one.changes.sections.length)
    .find(({changes}) =>
      changes.sections.some(({change, id}) => change === 'changed' && id !== ''),
    );
  if (!found)
    throw new Error('No page of Next has a section that changed since the latest version.');
  return found;
}

async function openAll(head: Locator): Promise<void> {
  await head.locator('> summary').click();
  await expect(head.locator('details').first()).toBeVisible();
  for (const details of await head.locator('details').all())
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
}

const headOf = (page: Page) =>
  page
    .getByRole('article')
    .locator('details', {hasText: `Changed since ${LATEST}`})
    .first();

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a page lists the sections that changed since the version before, with links', async ({
    page,
    folders,
  }) => {
    const {path: address, changes} = changedPage(folders);
    await page.goto(address);
    const head = headOf(page);
    const count = changes.sections.length;
    await expect(head.locator('summary')).toContainText(
      count === 1 ? '1 section' : `${count} sections`,
    );
    await head.locator('summary').click();
    for (const {id, change} of changes.sections.filter((section) => section.change !== 'removed')) {
      await expect(page.locator(`article h1, [id="${id}"]`).first()).toBeAttached();
      const entry = head.getByRole('listitem').filter({hasText: change});
      if (id !== '') await expect(entry.locator(`a[href$="#${id}"]`)).toBeVisible();
    }
    const listed = await head.getByRole('listitem').count();
    expect(listed).toBe(count);
  });

  test('an older page leads to the sections of the newer one', async ({page, folders}) => {
    const {path: address, changes} = changedPage(folders);
    await page.goto(address.replace(/^\/next/u, ''));
    const later = page.getByRole('article').locator('details', {hasText: 'Changes in Next'});
    await later.locator('summary').click();
    const section = changes.sections.find(({change, id}) => change === 'changed' && id !== '');
    await later.locator(`a[href="${address}#${section?.id ?? ''}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${address}#${section?.id ?? ''}$`, 'u'));
  });
});

test('a section that the next version changes leads to it there', async ({
  page,
  visit,
  folders,
}) => {
  const {path: address, changes} = changedPage(folders);
  await visit(address.replace(/^\/next/u, ''));
  const was = changes.sections.flatMap(({change, id, was: before}) =>
    change === 'changed' && id !== '' ? [{id, before: before?.id ?? id}] : [],
  );
  const links = page.getByRole('article').getByRole('link', {name: 'Changed in Next', exact: true});
  await expect(links).toHaveCount(was.length);
  const [first] = was;
  // Below the heading of its section.
  const line = page.locator(`[id="${first?.before ?? ''}"] + p`).getByRole('link');
  await expect(line).toHaveAttribute('href', `${address}#${first?.id ?? ''}`);
  await line.click();
  await expect(page).toHaveURL(new RegExp(`${address}#${first?.id ?? ''}$`, 'u'));
});

test('marks and lists are the same for readers who come back to a page', async ({
  page,
  visit,
  folders,
}) => {
  const {path: address, changes} = changedPage(folders);
  await visit(address);
  const marks = page.getByRole('navigation', {name: 'On this page'}).getByRole('img');
  const count = await marks.count();
  expect(count).toBeGreaterThan(0);
  for (const path of ['/endpoint', address]) {
    await page.evaluate((target) => {
      history.pushState({key: target}, '', target);
      dispatchEvent(new PopStateEvent('popstate', {state: {key: target}}));
    }, path);
    if (path === '/endpoint')
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/endpoint/i);
  }
  await headOf(page).locator('> summary').click();
  await expect(headOf(page).getByRole('listitem')).toHaveCount(changes.sections.length);
  await expect(marks).toHaveCount(count);
});

test('the words are loaded when the list is opened, and marked', async ({page, visit, folders}) => {
  const {path: address, changes} = changedPage(folders);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.changes.json')) asked.push(new URL(request.url()).pathname);
  });
  await visit(address);
  expect(asked).toEqual([]);
  const head = headOf(page);
  await openAll(head);
  expect(asked).toEqual([`${address}.changes.json`]);
  const marked = (mark: '+' | '-') =>
    changes.sections
      .flatMap(({blocks}) => blocks)
      .flatMap((block) => ('cells' in block ? block.cells.flat() : []))
      .filter((part) => typeof part !== 'string' && part[0] === mark).length;
  await expect(head.locator('ins')).toHaveCount(marked('+'));
  await expect(head.locator('del')).toHaveCount(marked('-'));
  // Screen readers hear which is which.
  if (marked('+') > 0) await expect(head.locator('ins').first()).toContainText('added: ');
});

test('a file that cannot be loaded leaves the list, says so, and can be asked for again', async ({
  page,
  visit,
  folders,
  silence,
}) => {
  silence.allow(/Failed to load resource/u);
  const {path: address, changes} = changedPage(folders);
  await page.route('**/*.changes.json', (route) => route.fulfill({status: 503, body: ''}));
  await visit(address);
  const head = headOf(page);
  await head.locator('> summary').click();
  await expect(head.getByRole('status')).toHaveText('The words that changed could not be loaded.');
  await expect(head.getByRole('listitem')).toHaveCount(changes.sections.length);
  await page.unroute('**/*.changes.json');
  await head.getByRole('button', {name: 'Try again'}).click();
  await expect(head.locator('details').first()).toBeVisible();
  await expect(head.getByRole('status')).toBeEmpty();
});

test('the contents list marks what is not as in the version before', async ({
  page,
  visit,
  folders,
}) => {
  const {path: address, changes} = changedPage(folders);
  await visit(address);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  for (const {id, change} of changes.sections) {
    if (change === 'removed' || id === '') continue;
    const entry = contents.locator(`a[href="#${id}"]`);
    await expect(
      entry.getByRole('img', {name: change === 'added' ? 'new' : 'changed'}),
    ).toBeAttached();
  }
  const marks = changes.sections.filter(({change, id}) => change !== 'removed' && id !== '');
  await expect(contents.getByRole('img')).toHaveCount(marks.length);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the opened list fits, its lines are large enough, and axe reports nothing', async ({
    page,
    visit,
    folders,
  }) => {
    await visit(changedPage(folders).path);
    const head = headOf(page);
    const summary = head.locator('> summary');
    await openAll(head);
    for (const target of [
      summary,
      head.getByRole('link').first(),
      head.locator('details > summary').first(),
    ])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(43);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('marks do not depend on colours', async ({page, visit, folders}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await visit(changedPage(folders).path);
  const head = headOf(page);
  await head.locator('> summary').click();
  await expect(head.locator('details').first()).toBeVisible();
  const lines = await head
    .locator('ins, del')
    .evaluateAll((marks) =>
      marks.map((mark) => [mark.tagName, getComputedStyle(mark).textDecorationLine].join(' ')),
    );
  expect(
    [...new Set(lines)].sort().filter((line) => !/INS underline|DEL line-through/u.test(line)),
  ).toEqual([]);
  const dot = page.getByRole('navigation', {name: 'On this page'}).getByRole('img').first();
  expect(await dot.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('3px');
});
