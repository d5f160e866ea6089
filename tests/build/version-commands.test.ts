import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {SiteCopy} from '../sites/copy';
import {projectDir} from '../sites/paths';

let copy: SiteCopy;

beforeAll(() => {
  copy = SiteCopy.small();
  cpSync(path.join(projectDir, 'bench/budgets.ts'), path.join(copy.dir, 'bench/budgets.ts'));
  const queries = [{class: 'exact', query: 'endpoint', accepts: ['/endpoint', '/endpoint#limits']}];
  for (const name of ['queries', 'tuning'])
    copy.write(`bench/search/${name}.json`, JSON.stringify(queries));
  for (const folder of ['docs', 'versioned_docs/version-2.0.0']) {
    const page = `${folder}/endpoint.mdx`;
    copy.write(
      page,
      `${read(page)}\n## Limits {#limits}\n\nSee the [specification](./specification.mdx).\n`,
    );
  }
  copy.write('docs/_data/search-words.json', '{"/endpoint#limits": "quota"}\n');
});

afterAll(() => {
  copy.remove();
});

function run(script: string, ...args: string[]): {code: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${script}.ts`, ...args],
    {cwd: copy.dir, encoding: 'utf8', env: {...process.env, NO_COLOR: '1'}},
  );
  return {code: status, output: `${stdout}${stderr}`};
}

const read = (file: string): string => readFileSync(path.join(copy.dir, file), 'utf8');
const json = (file: string): unknown => JSON.parse(read(file));

test('a page is moved, a version with it is cut, and the one before is removed, with everything that names them', () => {
  const moved = run('move-page', 'endpoint', 'guides/connect');
  expect(moved).toMatchObject({code: 0});
  expect(read('sidebars.ts')).toContain('"guides/connect"');
  expect(read('docs/guides/connect.mdx')).toContain('](../specification.mdx)');
  expect(read('docs/_data/search-words.json')).toContain('"/guides/connect#limits"');
  expect(json('docs/_data/moved.json')).toEqual({'/endpoint': '/guides/connect'});

  const [latest = ''] = json('versions.json') as string[];
  const cut = run('release-version', '90.0.0');
  expect(cut.output).toContain('Links, labels, redirects and size are right.');
  expect(cut.code).toBe(0);
  expect(json('versions.json')).toEqual(['90.0.0', latest]);
  expect(json('docs/_data/changes.json')).toMatchObject({since: '90.0.0', facts: []});
  expect(json('versioned_docs/version-90.0.0/_data/changes.json')).toMatchObject({since: latest});
  expect(json('bench/search/queries.json')).toMatchObject([
    {accepts: ['/guides/connect', '/guides/connect#limits']},
  ]);

  const early = run('retire-version', '90.0.0');
  expect(early.code).toBe(1);
  expect(early.output).toContain(`Expected one of: ${latest}.`);

  const retired = run('retire-version', latest);
  expect(retired.output).toContain('Links, labels, redirects and size are right.');
  expect(retired.code).toBe(0);
  expect(json('versions.json')).toEqual(['90.0.0']);
  expect(existsSync(path.join(copy.dir, `versioned_docs/version-${latest}`))).toBe(false);
  expect(existsSync(path.join(copy.dir, 'versioned_docs/version-90.0.0/_data/changes.json'))).toBe(
    false,
  );
  const pages = (json('retired-versions.json') as Record<string, string[]>)[latest];
  expect(pages).toEqual(expect.arrayContaining(['/', '/endpoint']));
});

test('a version whose links are broken is not cut', () => {
  copy.write(
    'docs/guides/connect.mdx',
    `${read('docs/guides/connect.mdx')}\n[nowhere](./none.mdx)\n`,
  );
  const before = read('versions.json');
  const cut = run('release-version', '91.0.0');
  expect(cut.code).toBe(1);
  expect(cut.output).toContain('docs/guides/connect.mdx');
  expect(read('versions.json')).toBe(before);
});
