/* What only one version has is in its files, and in those of no other version. */
import fs from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {readReference} from '../../src/openrpc/read';
import {readIndexes} from '../../src/search/indexFolder';
import {versions} from '../versions';
import {ensureSite} from '../sites/ensure';
import {projectDir, shippedSite} from '../sites/paths';

const [latest = 'current'] = versions;

function methodsOf(version: string): string[] {
  const {documents} = readReference(projectDir, version);
  return Object.values(documents).flatMap(({methods}) => methods.map(({name}) => name));
}

const newer = methodsOf('current').filter((name) => !methodsOf(latest).includes(name));

let built: string;

beforeAll(async () => {
  built = await ensureSite(shippedSite);
});

const read = (file: string): string => fs.readFileSync(path.join(built, file), 'utf8');
/** Whether a page has a section; the minifier drops quotes. */
const hasSection = (route: string, id: string): boolean =>
  new RegExp(`id="?${id}["\\s>]`, 'u').test(read(`${route}/index.html`));
const pageOf = (method: string): string => `rpc/${method.slice(0, method.indexOf('_'))}`;

describe.runIf(newer.length > 0)('a method that only Next has', () => {
  test('has a section, files and a release in Next', () => {
    for (const name of newer) {
      expect(hasSection(`next/${pageOf(name)}`, name.toLowerCase()), name).toBe(true);
      expect(fs.existsSync(path.join(built, `next/${pageOf(name)}/${name}.md`)), name).toBe(true);
      expect(read('openrpc/next/openrpc.json')).toContain(`"name": "${name}"`);
      expect(read(`next/${pageOf(name)}/${name}.md`)).toMatch(/since v\d/u);
    }
  });

  test('is in no file of the latest release, whose document is that without a version', () => {
    for (const name of newer) {
      expect(hasSection(pageOf(name), name.toLowerCase()), name).toBe(false);
      expect(fs.existsSync(path.join(built, `${pageOf(name)}/${name}.md`)), name).toBe(false);
      for (const file of ['openrpc.json', `openrpc/${latest}/openrpc.json`])
        expect(read(file), file).not.toContain(`"name": "${name}"`);
    }
  });

  test('is found by the search of Next only', async () => {
    const found = new Map(
      (await readIndexes(built)).map(({version, pages}) => [
        version,
        pages.flatMap(({sections}) => sections.map(({anchor}) => anchor)),
      ]),
    );
    for (const name of newer) {
      expect(found.get('current')).toContain(name.toLowerCase());
      expect(found.get(latest)).not.toContain(name.toLowerCase());
    }
  });

  describe('for assistants', () => {
    const client = new Client({name: 'test', version: '1'});
    afterAll(() => client.close());

    test('is read in Next, and missing in the latest release', async () => {
      const command = path.join(projectDir, 'node_modules/tsx/dist/cli.mjs');
      const args = [command, path.join(projectDir, 'scripts/mcp.mts'), built];
      await client.connect(new StdioClientTransport({command: process.execPath, args}));
      const ask = async (version: string) => {
        const asked = {name: 'read_method', arguments: {method: newer[0], version}};
        const {content, isError} = await client.callTool(asked);
        return [(content as {text: string}[])[0]?.text, isError === true] as const;
      };
      const [text, failed] = await ask('next');
      expect([text?.startsWith(`# ${newer[0] ?? ''}\n`), failed]).toEqual([true, false]);
      expect(await ask(latest)).toEqual([expect.stringMatching(/documents no method/u), true]);
    });
  });
});
