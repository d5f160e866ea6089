import fs from 'node:fs';
import path from 'node:path';
import {parseAbi, type Abi, type AbiParameter} from 'viem';
import {ProfileError} from '../profile/fault';
import {dataFolder} from '../profile/load';
import {readJson} from '../profile/readJson';

/**
 * Folder of a version's interfaces, relative to the site: one file per system contract, a list of human-readable
 * fragments.
 */
export function abiFolder(version: string): string {
  return `${dataFolder(version)}/abis`;
}

/** Adds keys that other readers of JSON ABIs require (web3.py: `name`, and `indexed` for events). */
function complete(parameters: readonly AbiParameter[], isEvent: boolean): AbiParameter[] {
  return parameters.map((parameter) => {
    const {name = '', ...rest} = parameter as AbiParameter & {readonly indexed?: boolean};
    return {
      ...(isEvent ? {indexed: rest.indexed ?? false} : {}),
      ...rest,
      name,
      ...('components' in rest ? {components: complete(rest.components, false)} : {}),
    };
  });
}

function completed(item: Abi[number]): Abi[number] {
  if (item.type === 'receive' || item.type === 'fallback') return item;
  const isEvent = item.type === 'event';
  return {
    ...item,
    ...(isEvent ? {anonymous: false} : {}),
    inputs: complete(item.inputs, isEvent),
    ...('outputs' in item ? {outputs: complete(item.outputs, false)} : {}),
  };
}

/** @throws ProfileError that names the invalid fragment */
function parsed(file: string, fragments: unknown): Abi {
  if (!Array.isArray(fragments)) {
    throw new ProfileError(file, [
      {
        at: '',
        expected: 'a list of texts such as "function claim(address operator, uint256 number)"',
        found: typeof fragments,
        fix: 'write the list',
      },
    ]);
  }
  return fragments.flatMap((fragment: string, index) => {
    try {
      return (parseAbi([fragment]) as Abi).map(completed);
    } catch (error) {
      const fix = `correct the fragment: ${(error as Error).message.split('\n')[0]}`;
      throw new ProfileError(file, [
        {
          at: `[${index}]`,
          expected: 'a human-readable fragment of an ABI',
          found: fragment,
          fix,
        },
      ]);
    }
  });
}

/** JSON ABIs of a version by the contract names of contracts.json. A version without the folder has none. */
export function abisOf(siteDir: string, version: string): Map<string, Abi> {
  const folder = abiFolder(version);
  if (!fs.existsSync(path.join(siteDir, folder))) return new Map();
  const names = fs
    .readdirSync(path.join(siteDir, folder))
    .filter((name) => name.endsWith('.json'))
    .sort();
  return new Map(
    names.map((name) => {
      const file = `${folder}/${name}`;
      return [path.parse(name).name, parsed(file, readJson(siteDir, file))];
    }),
  );
}
