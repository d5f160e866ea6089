/*
 * `npm run bench:bytes [-- build]`: size of each page of a build over the wire, and its budget. `npm run bench:bytes --
 * build before`: pages that are larger or smaller than in another build.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {documentPaths, documentsBeside} from '../../tests/e2e/pages';
import {budgetOf} from '../budgets';
import {sizeReport} from './difference';
import {pageBytes, type PageBytes} from './pageBytes';

const [built = 'build', before] = process.argv.slice(2);
for (const folder of [built, before]) {
  if (folder !== undefined && !existsSync(folder)) {
    throw new Error(`${folder}: expected a build. Run "npm run build" first.`);
  }
}

const pages = [...documentPaths, '/search'];
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function printBudgets(): void {
  console.log('KB, Brotli; in brackets the budget.\n');
  console.log(
    '| page | HTML | of it styles, and CSS that blocks | CSS later | JS | JS raw | files |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const page of pages) {
    const bytes = pageBytes(built, page);
    const budget = budgetOf(page, documentsBeside(page));
    const cells = (['html', 'css', 'js'] as const).map(
      (kind) => `${kilobytes(bytes[kind])} (${kilobytes(budget[kind])})`,
    );
    const [html, css, js] = cells;
    const later = kilobytes(bytes.laterCss);
    console.log(
      `| ${[page, html, css, later, js, kilobytes(bytes.jsRaw), bytes.requests].join(' | ')} |`,
    );
  }
}

function bytesIn(folder: string, page: string): PageBytes | undefined {
  const isThere = existsSync(path.join(folder, page, 'index.html'));
  return isThere ? pageBytes(folder, page) : undefined;
}

if (before === undefined) printBudgets();
else {
  console.log(
    sizeReport(
      pages.map((page) => ({page, before: bytesIn(before, page), now: bytesIn(built, page)})),
    ),
  );
}
