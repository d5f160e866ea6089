import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {VFile} from 'vfile';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {askedKeys} from '../../src/tokens/conditions';
import {withDerived} from '../../src/profile/derived';
import {keysOf} from '../../src/profile/keys';
import {loadVersion} from '../../src/profile/load';
import type {NetworkProfile, VersionData} from '../../src/profile/types';
import {profileFaults} from '../../src/profile/validate';
import {profileTables} from '../../src/remark/profileTables';
import {completeProfile} from './completeProfile';
import {pages, readPage, siteDir} from './pages';

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
}

const schema = JSON.parse(
  fs.readFileSync(path.join(siteDir, 'docs/_data/network.schema.json'), 'utf8'),
) as Schema;

/** Schemas that apply to a value: its own, and the definition that it references. */
function alternativesOf(one: Schema): Schema[] {
  const definition = schema.$defs?.[one.$ref?.split('/').at(-1) ?? ''];
  return definition ? [one, definition] : [one];
}

/** The value without anything that its schemas do not require. */
function smallest(value: unknown, schemas: readonly Schema[]): unknown {
  if (Array.isArray(value)) {
    const least = Math.max(0, ...schemas.map(({minItems = 0}) => minItems));
    const items = schemas.flatMap(({items: item}) => (item ? alternativesOf(item) : []));
    return value.slice(0, least).map((item) => smallest(item, items));
  }
  if (typeof value !== 'object' || value === null) return value;
  const required = new Set(schemas.flatMap((one) => one.required ?? []));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => required.has(key))
      .map(([key, inner]) => {
        const inside = schemas.flatMap(({properties}) =>
          properties?.[key] ? alternativesOf(properties[key]) : [],
        );
        return [key, smallest(inner, inside)];
      }),
  );
}

/** A network whose profile has only required values: pages must not print optional ones. */
const shipped = loadVersion(siteDir, 'current');
const network = smallest(shipped.network, [schema]) as NetworkProfile;
const data: VersionData = {...shipped, network: withDerived(network)};

test('the smallest profile is valid, and lacks optional values', () => {
  expect(profileFaults(network, schema as Record<string, unknown>)).toEqual([]);
  expect(network.chains.mainnet).not.toHaveProperty('private');
  expect(network.chains.mainnet).not.toHaveProperty('ws');
  expect(network.chains).not.toHaveProperty('testnet');
  expect(network).not.toHaveProperty('links');
  expect(network.chains.mainnet.explorer).not.toHaveProperty('transaction');
});

test('so is the fixture of a network with the required values only', () => {
  const file = path.join(siteDir, 'tests/fixtures/profile/minimal.json');
  const {$schema: _, ...minimal} = JSON.parse(fs.readFileSync(file, 'utf8')) as NetworkProfile;
  expect(profileFaults(minimal, schema as Record<string, unknown>)).toEqual([]);
  expect(smallest(minimal, [schema])).toEqual(minimal);
});

let folder: string;

/** A site of this network, with the reference of a version. */
function writeSite(version: string): void {
  const own = version === 'current' ? 'docs' : `versioned_docs/version-${version}`;
  const site = path.join(folder, version);
  fs.mkdirSync(path.join(site, 'docs/_data'), {recursive: true});
  for (const [name, part] of Object.entries(data)) {
    fs.writeFileSync(path.join(site, `docs/_data/${name}.json`), JSON.stringify(part));
  }
  fs.writeFileSync(path.join(site, 'versions.json'), '[]');
  for (const name of ['openrpc', 'abis']) {
    const target = path.join(siteDir, own, '_data', name);
    fs.symlinkSync(target, path.join(site, 'docs/_data', name), 'junction');
  }
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'smallest-'));
  new Set(pages.map(({version}) => version)).forEach(writeSite);
});

afterAll(() => fs.rmSync(folder, {recursive: true}));

test.each(pages.map(({version, id, file}) => ({version, id, file})))(
  '$file can be generated for a network with the required values only',
  ({version, id}) => {
    const {tree} = readPage(version, id, data);
    const site = path.join(folder, version);
    const file = new VFile({path: path.join(site, 'docs/page.mdx')});
    for (const [transform, options] of profileTables({siteDir: site})) {
      transform(options)(tree, file);
    }
  },
);

test.each(pages.map(({file}) => file))('%s uses only keys of the schema', (file) => {
  const known = [shipped.network, completeProfile].flatMap((profile) => keysOf(profile));
  const asked = askedKeys(fs.readFileSync(path.join(siteDir, file), 'utf8'));
  const isKnown = (key: string) => known.some((one) => one === key || one.startsWith(`${key}.`));
  expect(asked.filter((key) => !isKnown(key))).toEqual([]);
});
