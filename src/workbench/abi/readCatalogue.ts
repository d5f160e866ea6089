import fs from 'node:fs';
import path from 'node:path';
import {abiFolder} from '../../abi/read';
import {dataFolder} from '../../profile/load';
import {readJson} from '../../profile/readJson';
import {catalogueOf, type AbiCatalogue} from './catalogue';

/**
 * The catalogue of a version, from its data folder, for the plugin that writes `/workbench/<version>/abis.json`. A version
 * without interfaces has an empty one.
 *
 * @throws ProfileError if a file is no JSON
 */
export function readCatalogue(siteDir: string, version: string): AbiCatalogue {
  const folder = abiFolder(version);
  if (!fs.existsSync(path.join(siteDir, folder))) return {contracts: []};
  const names = fs
    .readdirSync(path.join(siteDir, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.parse(file).name)
    .sort();
  const fragments = names.map((name): [string, string[]] => [
    name,
    readJson(siteDir, `${folder}/${name}.json`) as string[],
  ]);
  const contracts = readJson(siteDir, `${dataFolder(version)}/contracts.json`);
  return catalogueOf(
    Object.fromEntries(fragments),
    contracts as Record<string, {address: string; purpose: string}>,
  );
}
