import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {budgetOf, WORKBENCH_PANEL_BYTES, WORKBENCH_SCHEMA_BYTES} from '../../bench/budgets';
import {brotliBytes, pageBytes} from '../../bench/bytes/pageBytes';
import {documentPaths, documentsBeside} from '../e2e/pages';
import {latestFolder} from '../e2e/versions';
import {ensureSite} from '../sites/ensure';
import {shippedSite} from '../sites/paths';

const pages = [...documentPaths, '/search'];

let built: string;

beforeAll(async () => {
  built = await ensureSite(shippedSite);
});

test('no page exceeds its byte budget in bench/budgets.ts', () => {
  const excess = pages.flatMap((page) => {
    const bytes = pageBytes(built, page);
    const budget = budgetOf(page, documentsBeside(page));
    return (['html', 'css', 'js'] as const)
      .filter((kind) => bytes[kind] > budget[kind])
      .map((kind) => `${page}: ${kind} ${bytes[kind]}, expected at most ${budget[kind]}`);
  });
  expect(excess).toEqual([]);
});

test('what the workbench loads on demand stays small', () => {
  const data = path.join(built, `workbench/${latestFolder}`);
  const schemas = fs
    .readdirSync(data)
    .filter((name) => /^(?:eth|debug|admin|net|txpool)\.json$/u.test(name));
  expect(schemas).toHaveLength(5);
  const excess = schemas.filter(
    (name) => brotliBytes(path.join(data, name)) > WORKBENCH_SCHEMA_BYTES,
  );
  expect(excess).toEqual([]);
  const scripts = path.join(built, 'assets/js');
  const panels = fs
    .readdirSync(scripts)
    .filter(
      (name) =>
        name.endsWith('.js') &&
        fs
          .readFileSync(path.join(scripts, name), 'utf8')
          .includes('Nothing is sent until you press Run'),
    )
    .map((name) => brotliBytes(path.join(scripts, name)));
  expect(panels.length).toBeGreaterThan(0);
  for (const bytes of panels) expect(bytes).toBeLessThanOrEqual(WORKBENCH_PANEL_BYTES);
});
