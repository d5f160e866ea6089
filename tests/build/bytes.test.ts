import {beforeAll, expect, test} from 'vitest';
import {budgetOf} from '../../bench/budgets';
import {pageBytes} from '../../bench/bytes/pageBytes';
import {documentPaths} from '../e2e/pages';
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
    const budget = budgetOf(page);
    return (['html', 'css', 'js'] as const)
      .filter((kind) => bytes[kind] > budget[kind])
      .map((kind) => `${page}: ${kind} ${bytes[kind]}, expected at most ${budget[kind]}`);
  });
  expect(excess).toEqual([]);
});
