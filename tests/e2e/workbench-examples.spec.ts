import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {Locator, Page} from '@playwright/test';
import {readReference} from '../../src/openrpc/read';
import {linkOf} from '../../src/workbench/opening';
import {CHAIN_FILES} from '../rpc/chain/files';
import {VARYING} from '../rpc/exceptions';
import {initialise, startLineage} from '../rpc/nodes/lineage';
import type {Node} from '../rpc/nodes/node';
import {writeRules} from '../rpc/chain/genesis';
import {lineageOf, programOf, undatedForks} from '../rpc/nodes/program';
import {versions} from '../versions';
import {allCases, type Case} from '../rpc/run/cases';
import {httpClient, resultOf} from '../rpc/run/http';
import {expect, hydrated, test} from './fixtures';
import {answerOf, choose, panelOf, runOf} from './workbenchPanel';

const siteDir = path.resolve(__dirname, '../..');
const LEAST = 100;
/** Examples of a version that only read, those that fail among them. */
function casesOf(version: string): Case[] {
  return [...allCases(readReference(siteDir, version)).values()].filter(
    ({method: {name, ...method}}) =>
      method['x-destroys'] === undefined &&
      method['x-changes'] === undefined &&
      method['x-transports'].includes('http') &&
      !/subscribe|send|Filter|^admin_/u.test(name),
  );
}

/** The version at the root, or else Next: the source of an old release cannot be had everywhere. */
const [latest = 'current'] = versions;
const candidates = [...new Set([latest, 'current'])];
let tested = latest;
const base = () => (tested === latest ? '/' : '/next/');

let node: Node | undefined;
let datadir: string | undefined;

test.beforeAll(async ({originOf}) => {
  test.setTimeout(600_000);
  const built = candidates.find((version) => programOf(lineageOf(version)) !== undefined);
  const program = built === undefined ? undefined : programOf(lineageOf(built));
  if (built === undefined || program === undefined) return;
  tested = built;
  datadir = fs.mkdtempSync(path.join(os.tmpdir(), 'panel-'));
  const genesis = writeRules(datadir, undatedForks(tested));
  initialise(program, datadir, {genesis});
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
  const opening = {call: {method: name, params}, folder: '', pages: base()};
  const {hash} = new URL(linkOf(opening), 'http://x');
  await page.evaluate((next) => {
    window.location.hash = next;
  }, hash);
  await expect(panel.getByRole('heading', {name, exact: true})).toBeVisible();
  await expect(panel.getByRole('region', {name: 'Answer'})).toHaveCount(0);
  await runOf(panel).click();
  const answer = panel.getByRole('region', {name: 'Answer'});
  // Arguments that a schema forbids are refused here instead of by the node.
  const refused = panel.getByText('Correct the marked fields first.');
  await expect(answer.or(refused).first()).toBeVisible();
  if (await refused.isVisible()) return undefined;
  const error = answer.locator('[data-error]');
  await expect(error.or(answer.getByRole('button', {name: 'JSON'})).first()).toBeVisible();
  return (await error.count()) > 0
    ? {error: await error.textContent()}
    : {result: await answerOf(panel)};
}

test('the panel gives the documented answers of at least 100 examples', async ({page}) => {
  test.skip(node === undefined, 'Go, a C compiler or the source of the lineage’s node is missing');
  test.setTimeout(600_000);
  if (!node) return;
  const ask = httpClient(node.http);
  await choose(page, node.http, node.ws);
  const wrong: string[] = [];
  let count = 0;
  // The panel is the same on every page of the reference; finding elements by role takes longest on the large ones.
  await page.goto(`${base()}rpc/net`);
  await hydrated(page);
  for (const each of casesOf(tested)) {
    const {example, failure, method, params} = each;
    // What depends on time or peers differs with every node; the others are asked in the panel.
    const given = await ask(method.name, params);
    const isSame = example
      ? isDeepStrictEqual(given.result, example.result.value)
      : given.error?.message === failure?.error.message;
    // Lists without order can agree once, and differ in the panel.
    if (!isSame || Object.hasOwn(VARYING, method.name)) continue;
    const answer = await runInPanel(page, panelOf(page), each);
    if (answer === undefined && failure) continue;
    count += 1;
    const documented = failure
      ? {error: `${failure.error.code} ${failure.error.message}`}
      : {result: example?.result.value};
    if (!isDeepStrictEqual(answer, documented)) wrong.push(`${each.id}: ${JSON.stringify(answer)}`);
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(LEAST);
});
