/* `npm run bench:bytes [-- build]`: what each page of a build costs over the wire, and its budget. */
import {existsSync} from 'node:fs';
import {documentPaths} from '../../tests/e2e/pages';
import {budgetOf} from './budgets';
import {pageBytes} from './pageBytes';

const built = process.argv[2] ?? 'build';
if (!existsSync(built)) throw new Error(`${built}: expected a build. Run "npm run build" first.`);

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

console.log('KB, Brotli; in brackets the budget.\n');
console.log(
  '| page | HTML | of it styles, and CSS that blocks | CSS later | JS | JS raw | files |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const page of [...documentPaths, '/search']) {
  const bytes = pageBytes(built, page);
  const budget = budgetOf(page);
  const cells = (['html', 'css', 'js'] as const).map(
    (kind) => `${kilobytes(bytes[kind])} (${kilobytes(budget[kind])})`,
  );
  const [html, css, js] = cells;
  const later = kilobytes(bytes.laterCss);
  console.log(
    `| ${[page, html, css, later, js, kilobytes(bytes.jsRaw), bytes.requests].join(' | ')} |`,
  );
}
