import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isGlobalName} from '../../src/remark/globalNames';
import {outDir, shippedSite} from '../sites/paths';
import {expect, test} from './fixtures';
import {field, open, primary, toggle} from './themeColoursPage';

/**
 * Names that scripts read, and that are harmless as an element: they are called only if they are functions, or are text
 * of a page.
 */
const HARMLESS = new Set([
  // React 18.3: for Internet Explorer, and a function or nothing.
  'MSApp',
  'attachEvent',
  'clipboardData',
  'setImmediate',
  // NProgress 0.2: a function or nothing.
  'define',
  // Code that pages display.
  'ethereum',
]);

const READS = [
  /\b(?:window|self|globalThis)\??\.(?<name>[A-Za-z_$][\w$]*)/gu,
  /\b(?:window|self|globalThis)\[["`'](?<name>[^"`']+)["`']\]/gu,
  /"(?<name>[\w$]+)" ?in (?:window|self|globalThis)\b(?!\.)/gu,
  // Names of up to three letters are those of the minifier.
  /typeof (?!this\b)(?<name>[A-Za-z_$][\w$]{3,})/gu,
];

/** Names that the scripts of the site read from the window, as far as the text shows. */
function namesRead(): string[] {
  const folder = path.join(outDir(shippedSite), 'assets/js');
  const names = new Set<string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const read of READS) {
      for (const {groups} of text.matchAll(read)) names.add(groups?.name ?? '');
    }
  }
  return [...names];
}

test('no page may have an id that a script reads from the window', async ({page, visit}) => {
  const names = namesRead();
  expect(names).toEqual(expect.arrayContaining(['docusaurus', 'docusaurusRoot', 'localStorage']));
  await visit('/endpoint');
  // An id cannot shadow built-in properties of the window, unless a browser lacks them.
  const own = await page.evaluate(() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const fresh: object = frame.contentWindow ?? {};
    const found: string[] = [];
    for (
      let owner: object | null = fresh;
      owner;
      owner = Object.getPrototypeOf(owner) as object | null
    )
      found.push(...Object.getOwnPropertyNames(owner));
    frame.remove();
    return found;
  });
  const known = new Set([...own, ...HARMLESS]);
  expect(names.filter((name) => !known.has(name) && !isGlobalName(name))).toEqual([]);
});

test('no id shadows the site’s globals', async ({page, visit}) => {
  await page.route('**/endpoint', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      '</body>',
      '<div id="site"></div><div id="themeColoursSheet"></div><div id="Symbol(site)"></div></body>',
    );
    await route.fulfill({response: answer, body: html});
  });
  await visit('/endpoint');
  await toggle(page).click();
  await expect.poll(() => primary(page)).toBe('#25c2a0');
  await open(page);
  await field(page, 'Primary').fill('#f0a040');
  expect(await primary(page)).toBe('#f0a040');
  await page.reload();
  await expect.poll(() => primary(page)).toBe('#f0a040');
});
