import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {Locator, Page} from '@playwright/test';
import {readReference} from '../../src/openrpc/read';
import {linkOf} from '../../src/workbench/opening';
import {CHAIN_FILES} from '../rpc/chain/files';
import {initialise, startLineage} from '../rpc/nodes/lineage';
import type {Node} from '../rpc/nodes/node';
import {BSC, programOf} from '../rpc/nodes/program';
import {allCases, type Case} from '../rpc/run/cases';
import {httpClient, resultOf} from '../rpc/run/http';
import {expect, hydrated, test} from './fixtures';
import {answerOf, choose, panelOf, runOf} from './workbenchPanel';

const siteDir = path.resolve(__dirname, '../..');
const LEAST = 100;

/** Examples that only read, with an answer of a size that is shown whole. */
const cases = [...allCases(readReference(siteDir, '2.0.0')).values()].filter(
  ({method: {name, ...method}, example}) =>
    example !== undefined &&
    method['x-destroys'] === undefined &&
    method['x-changes'] === undefined &&
    method['x-transports'].includes('http') &&
    !/subscribe|send|Filter|^admin_/u.test(name),
);

let node: Node | undefined;
let datadir: string | undefined;

test.beforeAll(async ({originOf}) => {
  test.setTimeout(600_000);
  const program = programOf(BSC);
  if (program === undefined) return;
  datadir = fs.mkdtempSync(path.join(os.tmpdir(), 'panel-'));
  initialise(program, datadir);
  node = await startLineage(program, datadir, {origin: await originOf('shipped')});
  const ask = httpClient(node.http);
  for (const file of [CHAIN_FILES.main, CHAIN_FILES.newest])
    await resultOf(ask, 'admin_importChain', file);
});

test.afterAll(async () => {
  await node?.stop();
  if (datadir !== undefined) fs.rmSync(datadir, {recursive: true, force: true});
});

/** Runs an example through the panel as a reader does who follows its link. */
async function runInPanel(page: Page, panel: Locator, {method: {name}, params}: Case) {
  const opening = {call: {method: name, params}, folder: '', pages: '/'};
  const {hash} = new URL(linkOf(opening), 'http://x');
  await page.evaluate((next) => {
    window.location.hash = next;
  }, hash);
  await expect(panel.getByRole('heading', {name, exact: true})).toBeVisible();
  await expect(panel.getByRole('region', {name: 'Answer'})).toHaveCount(0);
  await runOf(panel).click();
  return answerOf(panel);
}

test('the panel gives the documented answers of at least 100 examples', async ({page}) => {
  test.skip(node === undefined, 'Go is missing, with which the node of the lineage is built');
  test.setTimeout(600_000);
  if (!node) return;
  const ask = httpClient(node.http);
  await choose(page, node.http, node.ws);
  const wrong: string[] = [];
  let count = 0;
  for (const namespace of new Set(cases.map(({method}) => method.name.split('_')[0]))) {
    await page.goto(`/rpc/${namespace}`);
    await hydrated(page);
    for (const each of cases.filter(({method}) => method.name.startsWith(`${namespace}_`))) {
      const documented = each.example?.result.value;
      // What depends on time or peers differs with every node; the others are asked in the panel.
      const {result} = await ask(each.method.name, each.params);
      if (!isDeepStrictEqual(result, documented)) continue;
      count += 1;
      const answer = await runInPanel(page, panelOf(page), each);
      if (!isDeepStrictEqual(answer, documented))
        wrong.push(`${each.id}: ${JSON.stringify(answer)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(LEAST);
});
