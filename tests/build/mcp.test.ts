import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {loadProfile} from '../../src/profile/load';
import {withoutVersions} from '../absent';
import {latestPaths} from '../e2e/pages';
import {CURRENT, inCurrent} from '../e2e/versions';
import {ensureSite} from '../sites/ensure';
import {projectDir, shippedSite} from '../sites/paths';
import {skipWhen} from '../skipWhen';

const client = new Client({name: 'test', version: '1'});

function commandFor(folder: string) {
  return {
    command: process.execPath,
    args: [
      path.join(projectDir, 'node_modules/tsx/dist/cli.mjs'),
      path.join(projectDir, 'scripts/mcp.mts'),
      folder,
    ],
  };
}

beforeAll(async () => {
  await client.connect(new StdioClientTransport(commandFor(await ensureSite(shippedSite))));
}, 300_000);

afterAll(() => client.close());

async function ask(name: string, args: Record<string, unknown>) {
  const {content, isError} = await client.callTool({name, arguments: args});
  const [first] = content as {type: string; text: string}[];
  return {text: first?.text ?? '', isError: isError === true};
}

describe('an assistant', () => {
  test('is told what the server can do', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name).sort()).toEqual([
      'compare_versions',
      'list_pages',
      'network_values',
      'read_method',
      'read_page',
      'search',
    ]);
    for (const tool of tools) expect(tool.description, tool.name).toMatch(/\w{3,}.*\.$/u);
  });

  test('finds a method by its error, in the version that it asks for', async () => {
    const {text} = await ask('search', {query: 'eth_getBalance', version: 'next'});
    expect(text).toMatch(/^## eth_getBalance\n/u);
    expect(text).toContain(inCurrent('/rpc/eth#eth_getbalance'));
    expect((await ask('search', {query: 'unbonding period', limit: 3})).text).not.toContain(
      '/next/',
    );
  });

  test('lists pages and reads them', async () => {
    const {text} = await ask('list_pages', {});
    for (const page of latestPaths) {
      expect(text).toContain(`${page === '/' ? '/index' : page}.md`);
      const read = await ask('read_page', {page});
      expect(read.isError, page).toBe(false);
      expect(read.text, page).toMatch(/^# /u);
      expect(read.text.length, page).toBeLessThan(45_000);
    }
  });

  test('reads a page by any way to write its address, and a section of it', async () => {
    const {text} = await ask('read_page', {page: '/staking/overview'});
    const other = ['staking/overview.md', 'https://any.example/staking/overview#costs'];
    for (const page of other) expect((await ask('read_page', {page})).text).toBe(text);
    const [first = '', second = ''] = [...text.matchAll(/^## (.+)$/gmu)].map(([, title]) => title);
    const section = await ask('read_page', {
      page: '/staking/overview',
      section: first.toUpperCase(),
    });
    expect(section.text.startsWith(`## ${first}\n`)).toBe(true);
    expect(section.text).not.toContain(`## ${second}\n`);
    const next = await ask('read_page', {page: inCurrent('/staking/overview'), version: 'next'});
    expect(next.text).toContain(`version ${CURRENT}.`);
  });

  test('reads a method in whatever case', async () => {
    const {text} = await ask('read_method', {method: 'ETH_GETBALANCE'});
    expect(text).toMatch(/^# eth_getBalance\n/u);
    expect(text).toContain('```json');
  });

  test('is told what is near to a page, method, section or version that does not exist', async () => {
    const cases: readonly (readonly [string, Record<string, unknown>, RegExp])[] = [
      ['read_page', {page: '/staking/overveiw'}, /Did you mean \/staking\/overview/u],
      ['read_page', {page: '../../package.json'}, /has no page/u],
      ['read_page', {page: '/staking/overview', section: 'xqzvwk'}, /no section “xqzvwk”/u],
      ['read_method', {method: 'eth_getBalanse'}, /Did you mean eth_getBalance/u],
      ['read_method', {method: '../../llms'}, /documents no method/u],
      ['list_pages', {version: '9.9.9'}, /There are: (?:.+, )?next/u],
      ['search', {query: 'xqzvwk'}, /Nothing in version/u],
      ['network_values', {words: 'xqzvwk'}, /No value/u],
    ];
    for (const [tool, args, message] of cases) {
      const {text, isError} = await ask(tool, args);
      expect(text).toMatch(message);
      expect(isError, text).toBe(true);
    }
  });

  test('compares versions', async () => {
    skipWhen(withoutVersions);
    const {text} = await ask('compare_versions', {page: 'eth_chainId', from: 'latest', to: 'next'});
    // At least the release of the node that executed its examples differs.
    expect(text).toMatch(/the same in latest and next|^--- latest$/mu);
  });

  test('reads values of the network', async () => {
    const profile = loadProfile(projectDir, 'current');
    const {text} = await ask('network_values', {words: 'chainId'});
    expect(text).toContain(`chains.mainnet.chainId | ${profile.chains.mainnet.chainId}`);
    const period = await ask('network_values', {words: 'unbondPeriod'});
    expect(period.text).toMatch(/^staking\.unbondPeriod \| .+ \| /u);
  });
});

test('a folder without a build is refused with the fix', async () => {
  const other = new Client({name: 'test', version: '1'});
  const transport = new StdioClientTransport({...commandFor(projectDir), stderr: 'pipe'});
  let errors = '';
  transport.stderr?.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  await expect(other.connect(transport)).rejects.toThrow();
  expect(errors).toContain('Run npm run build.');
});
