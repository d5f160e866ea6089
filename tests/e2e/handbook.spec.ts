import fs from 'node:fs';
import {pathToFileURL} from 'node:url';
import {buildHandbook} from '../../src/handbook/build';
import {expect, test} from './fixtures';

/** Sheets that a whole version has at least. */
const FEWEST_SHEETS = 50;

test('a version prints as one document', async ({page, folders, silence}, testInfo) => {
  test.setTimeout(120_000);
  // The file itself has no host.
  silence.allowHost(/^$/u);
  const file = testInfo.outputPath('handbook.html');
  fs.writeFileSync(
    file,
    buildHandbook({buildDir: folders.built, prefix: '', release: 'geth v0.0.0'}),
  );
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request.url());
  });
  await page.goto(pathToFileURL(file).href);

  const faults = await page.evaluate(() => {
    const elements = Array.from(document.querySelectorAll('[id]'));
    const ids = new Set(elements.map(({id}) => id));
    const links = Array.from(
      document.querySelectorAll('a'),
      (link) => link.getAttribute('href') ?? '',
    );
    return {
      repeatedIds: elements.length - ids.size,
      deadLinks: links.filter(
        (href) => href.startsWith('#') && !ids.has(decodeURIComponent(href.slice(1))),
      ),
      relativeLinks: links.filter((href) => !/^(?:#|[a-z]+:)/u.test(href)),
      linksWithin: links.filter((href) => href.startsWith('#')).length > 100,
      controls: document.querySelectorAll('button, form, input, details:not([open])').length,
    };
  });
  expect(faults).toEqual({
    repeatedIds: 0,
    deadLinks: [],
    relativeLinks: [],
    linksWithin: true,
    controls: 0,
  });
  expect(requests, 'It needs no other file').toEqual([pathToFileURL(file).href]);

  const pdf = await page.pdf({preferCSSPageSize: true, printBackground: true});
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu) ?? [];
  expect(sheets.length).toBeGreaterThan(FEWEST_SHEETS);
});
