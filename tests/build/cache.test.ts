import {createHash} from 'node:crypto';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {SiteCopy} from '../sites/copy';
import {filesBelow} from './filesBelow';

/* Builds whose pages come from the caches of the last one. */

const site = SiteCopy.small();
afterAll(() => {
  site.remove();
});

const PAGE = '# Own\n\n![Dot](/dot.svg)\n\n```blub\nx\n```\n';
const MESSAGE = '  docs/own.md:5: found "blub".';

/** Digests of all files of the build, by path. */
function digests(): Record<string, string> {
  const files = [...filesBelow(path.join(site.dir, 'build'))].sort();
  const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return Object.fromEntries(files.map((file) => [path.relative(site.dir, file), digest(file)]));
}

async function buildAgain(): Promise<Record<string, string>> {
  const {code, output} = await site.build();
  expect(code, output).toBe(0);
  expect(output.split(MESSAGE)).toHaveLength(2);
  return digests();
}

let cold: Record<string, string>;
beforeAll(async () => {
  site.keepCaches();
  site.write('docs/own.md', PAGE);
  site.write('static/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />\n');
  cold = await buildAgain();
});

test('write the same bytes, and tell the same of pages', async () => {
  expect(await buildAgain()).toEqual(cold);
});

test('check a page again when an image that it shows is gone', async () => {
  rmSync(path.join(site.dir, 'static/dot.svg'));
  const {code, output} = await site.build();
  expect(code).not.toBe(0);
  expect(output).toContain('docs/own.md:3: ![…](/dot.svg): expected the file');
});
