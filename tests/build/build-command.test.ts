import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {SiteCopy} from '../sites/copy';
import {filesBelow} from './filesBelow';
import type {BuildResult} from '../sites/docusaurus';
import {projectDir} from '../sites/paths';

/** Variables that readers may see: the search provider. All others are for the build only. */
const PUBLIC = {
  ALGOLIA_APP_ID: 'CANARYAPPID',
  ALGOLIA_SEARCH_KEY: 'canary-search-key',
  ALGOLIA_INDEX: 'canary-index',
  ALGOLIA_HOSTS: 'https://canary-host.example',
};

/** Common names of variables with write credentials. */
const COMMON_SECRETS = [
  'ALGOLIA_ADMIN_KEY',
  'ALGOLIA_API_KEY',
  'ALGOLIA_WRITE_KEY',
  'AWS_SECRET_ACCESS_KEY',
  'CLOUDFLARE_API_TOKEN',
  'GITHUB_TOKEN',
  'GIT_PASS',
  'NETLIFY_AUTH_TOKEN',
  'NPM_TOKEN',
  'VERCEL_TOKEN',
];

/** Variables that the sources use, except those that control the build itself. */
function variablesOfTheProject(): string[] {
  const sources = [
    path.join(projectDir, 'docusaurus.config.ts'),
    ...filesBelow(path.join(projectDir, 'src')),
  ].filter((file) => /\.(ts|tsx|cjs)$/.test(file));
  const names = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\benv\.([A-Z]\w+)|\b(ALGOLIA_[A-Z_]+)\b/g)].map(
      ([, read, named]) => read ?? named ?? '',
    ),
  );
  return [...new Set(names)].filter((name) => !/^(DOCUSAURUS_|NODE_ENV$|PATCHES$)/.test(name));
}

describe('a build that succeeds, with a canary in every variable', () => {
  let site: SiteCopy;
  let result: BuildResult;
  const secrets = [...variablesOfTheProject(), ...COMMON_SECRETS].filter(
    (name) => !(name in PUBLIC),
  );

  beforeAll(async () => {
    site = SiteCopy.small();
    site.write('build/of-the-last-build.txt', 'old');
    const env = Object.fromEntries(secrets.map((name) => [name, `canary-secret-${name}`]));
    result = await site.build({...env, ...PUBLIC});
  });
  afterAll(() => {
    site.remove();
  });

  test('all variables that it reads are known', () => {
    expect(result.code, result.output).toBe(0);
    expect(variablesOfTheProject()).toEqual(expect.arrayContaining(Object.keys(PUBLIC)));
  });

  test('no write credential reaches the build, and everything that readers need does', () => {
    const seen = new Set<string>();
    for (const file of filesBelow(`${site.dir}/build`, `${site.dir}/build-hosting`)) {
      const content = readFileSync(file, 'latin1');
      expect(content.includes('canary-secret'), file).toBe(false);
      for (const value of Object.values(PUBLIC)) if (content.includes(value)) seen.add(value);
    }
    expect([...seen].sort()).toEqual(Object.values(PUBLIC).sort());
  });

  test('pages may send requests to the search provider, and to no other host', () => {
    const page = readFileSync(path.join(site.dir, 'build/index.html'), 'utf8');
    expect(page).toContain("connect-src 'self' https://canary-host.example;");
  });

  test('it replaces the last build completely', () => {
    expect(existsSync(path.join(site.dir, 'build/of-the-last-build.txt'))).toBe(false);
    expect(existsSync(path.join(site.dir, 'build.partial'))).toBe(false);
  });

  test('the host’s files are next to it, with the bill of materials', () => {
    expect(readdirSync(path.join(site.dir, 'build-hosting')).sort()).toEqual([
      'nginx-rules.conf',
      'nginx-site.conf',
      'rules.json',
      'rules.md',
      'sbom.cdx.json',
      'sw-off.js',
      'vercel.json',
    ]);
    const sbom = JSON.parse(
      readFileSync(path.join(site.dir, 'build-hosting/sbom.cdx.json'), 'utf8'),
    ) as {bomFormat: string; components: {name: string; version: string}[]};
    expect(sbom.bomFormat).toBe('CycloneDX');
    expect(sbom.components.map(({name, version}) => `${name}@${version}`)).toContain(
      '@docusaurus/core@3.8.1',
    );
  });
});
