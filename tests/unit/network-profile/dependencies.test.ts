import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import networkProfile from '@site/src/plugins/network-profile';
import rpcReference from '@site/src/plugins/rpc-reference';
import {projectDir as siteDir} from '../../sites/paths';

const context = {
  siteDir,
  siteConfigPath: path.join(siteDir, 'docusaurus.config.ts'),
  generatedFilesDir: path.join(siteDir, '.docusaurus'),
};
const versions = ['2.0.0'];

interface Configuration {
  readonly module: {
    readonly rules: readonly {readonly use: readonly {loader: string; options: unknown}[]}[];
  };
  readonly experiments: {readonly cache: {readonly buildDependencies: readonly string[]}};
}

/** Changes of the plugin to the bundler's configuration, if that has a persistent cache. */
function configuration(): Configuration {
  const plugin = networkProfile(context as LoadContext, {versions});
  const base = {experiments: {cache: {type: 'persistent'}}};
  const configure = plugin.configureWebpack as unknown as (base: unknown) => Configuration;
  return configure.call(plugin, base);
}

/** Data files, relative to the site, that are registered as dependencies of a page. */
async function dependenciesOf(page: string, source: string): Promise<string[]> {
  const [{loader, options} = {loader: '', options: {}}] =
    configuration().module.rules[0]?.use ?? [];
  const {default: run} = (await import(loader)) as {default: (source: string) => string};
  const files: string[] = [];
  const add = (file: string) => files.push(path.relative(siteDir, file));
  const bundler = {
    resourcePath: path.join(siteDir, page),
    getOptions: () => options,
    addDependency: add,
    addMissingDependency: add,
  };
  expect(run.call(bundler, source)).toBe(source);
  return files;
}

const frozen = 'versioned_docs/version-2.0.0';

describe('a page is rebuilt when', () => {
  test('a profile changes that it may print', async () => {
    const files = await dependenciesOf(`${frozen}/endpoint.mdx`, '# Endpoints');
    expect(files).toEqual(
      [`docs/_data`, `${frozen}/_data`].flatMap((folder) =>
        ['network.json', 'contracts.json', 'topology.json', 'glossary.json'].map(
          (file) => `${folder}/${file}`,
        ),
      ),
    );
    expect(await dependenciesOf('docs/endpoint.mdx', '# Endpoints')).toEqual(
      files.filter((file) => file.startsWith('docs/')),
    );
  });

  test.each(['executed.json', 'eth.json', 'components.json'])(
    'the RPC reference of any version changes: %s',
    async (file) => {
      const files = await dependenciesOf('docs/api-list.mdx', '# APIs\n\n<RpcIndex />\n');
      expect(files).toContain(`docs/_data/openrpc/${file}`);
      expect(files).toContain(`${frozen}/_data/openrpc/${file}`);
    },
  );
});

test('the record of executed examples is watched in development', () => {
  const paths = rpcReference(context as LoadContext, {versions}).getPathsToWatch?.();
  expect(paths).toContain(path.join(siteDir, 'docs/_data/openrpc/executed.json'));
});

test('changes of loaders always invalidate the cache', () => {
  const {buildDependencies} = configuration().experiments.cache;
  const loaders = fs
    .readdirSync(path.join(siteDir, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[cm]js$/u.test(file))
    .map((file) => path.join(siteDir, 'src', file));
  expect(loaders.length).toBeGreaterThan(5);
  expect(loaders.filter((file) => !buildDependencies.includes(file))).toEqual([]);
});
