import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {hasReference, readReference} from '../openrpc/read';
import type {RpcReference} from '../openrpc/types';
import {dataFolder} from '../profile/load';
import {isParameter, isRecord} from '../profile/parameter';
import {readJson} from '../profile/readJson';
import {FACTS_FILE, FACTS_SCHEMA} from './files';
import {sectionsOf} from './sections';
import type {Difference} from './types';

type Named = Readonly<Record<string, unknown>>;

/** Keys whose values differ, or that only one of two has. */
function differing(older: Named, newer: Named): string[] {
  const keys = new Set([...Object.keys(older), ...Object.keys(newer)]);
  return [...keys].filter((key) => !isDeepStrictEqual(older[key], newer[key]));
}

/** Files of a folder by their paths with slashes, without hidden ones. */
function filesIn(folder: string): Map<string, string> {
  if (!fs.existsSync(folder)) return new Map();
  const names = fs.readdirSync(folder, {recursive: true, withFileTypes: true});
  return new Map(
    names
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(folder, file).split(path.sep).join('/'), file];
      }),
  );
}

const textOf = (file: string | undefined): string =>
  file === undefined ? '' : fs.readFileSync(file, 'utf8');

function pageDifferences(older: string, newer: string): Difference[] {
  const [before, after] = [older, newer].map(
    (folder) => new Map([...filesIn(folder)].filter(([name]) => /\.mdx?$/.test(name))),
  );
  const names = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...names].sort().flatMap((name) => {
    const [old, present] = [before?.get(name), after?.get(name)].map((file) =>
      Object.fromEntries(sectionsOf(textOf(file))),
    );
    const page = name.replace(/\.mdx?$/, '');
    const isOfNewPage = !before?.has(name);
    return differing(old ?? {}, present ?? {}).map((id) => ({
      kind: 'pages',
      place: id === '' ? page : `${page}#${id}`,
      ...(isOfNewPage && {isOfNewPage}),
    }));
  });
}

/** Paths of the values that differ, parameters as a whole. */
function profileDifferences(older: unknown, newer: unknown, at = ''): string[] {
  if (isDeepStrictEqual(older, newer)) return [];
  const isGroup = (node: unknown): node is Named => isRecord(node) && !isParameter(node);
  if (!isGroup(older) || !isGroup(newer)) return [at];
  return differing(older, newer).flatMap((key) =>
    profileDifferences(older[key], newer[key], at === '' ? key : `${at}.${key}`),
  );
}

/** Shared parts by name: `TxGasCap` for its message, cause and fix together. */
function componentDifferences({shared: older}: RpcReference, {shared: newer}: RpcReference) {
  const groups = (all: RpcReference['shared']): Named => {
    const {components, ...rest} = all as unknown as Named & {components: Named};
    return {...components, ...rest};
  };
  const [before, after] = [groups(older), groups(newer)];
  const names = differing(before, after).flatMap((group) => {
    const [old, present] = [before[group], after[group]];
    return isRecord(old) && isRecord(present) ? differing(old, present) : [group];
  });
  return [...new Set(names)];
}

/** Methods without their examples, and the examples, by the methods' names. */
function methodsOf({documents}: RpcReference): {methods: Named; examples: Named} {
  const all = Object.values(documents).flatMap((document) => document.methods);
  const parts = all.map(({examples, 'x-error-examples': failures, ...method}) => ({
    ...{name: method.name, method},
    examples: [examples, failures],
  }));
  return {
    methods: Object.fromEntries(parts.map(({name, method}) => [name, method])),
    examples: Object.fromEntries(parts.map(({name, examples}) => [name, examples])),
  };
}

/** Methods that differ, and those that both versions have with other examples. */
function methodDifferences(older: RpcReference, newer: RpcReference): Difference[] {
  const [before, after] = [methodsOf(older), methodsOf(newer)];
  const isInBoth = (name: string) => name in before.methods && name in after.methods;
  return [
    ...differing(before.methods, after.methods).map((place) => ({kind: 'methods', place}) as const),
    ...differing(before.examples, after.examples)
      .filter(isInBoth)
      .map((place) => ({kind: 'examples', place}) as const),
  ];
}

/** A namespace without its methods, and without the release, which the profile names. */
function documentsOf({documents}: RpcReference): Named {
  return Object.fromEntries(
    Object.entries(documents).map(([name, {methods: _, info, ...rest}]) => [
      `openrpc/${name}.json`,
      {...rest, info: {...info, version: ''}},
    ]),
  );
}

const APART = new Set(['network.json', FACTS_FILE, FACTS_SCHEMA]);

function fileDifferences(older: string, newer: string): string[] {
  const [before, after] = [older, newer].map((folder) =>
    Object.fromEntries(
      [...filesIn(folder)]
        .filter(([name]) => !APART.has(name) && !name.startsWith('openrpc/'))
        .map(([name, file]) => [name, fs.readFileSync(file).toString('base64')]),
    ),
  );
  return differing(before ?? {}, after ?? {});
}

/**
 * Every place where the sources of two versions differ. Records of runs are left out: they follow from the rest.
 * @param older name of the version before
 * @param newer name of the later version, or `current`
 */
export function differencesOf(siteDir: string, older: string, newer: string): Difference[] {
  const data = [older, newer].map((version) => path.join(siteDir, dataFolder(version)));
  const [oldData = '', newData = ''] = data;
  const profile = (version: string) => readJson(siteDir, `${dataFolder(version)}/network.json`);
  const list = (kind: Difference['kind'], places: readonly string[]): Difference[] =>
    places.map((place) => ({kind, place}));
  const found = [
    ...pageDifferences(path.dirname(oldData), path.dirname(newData)),
    ...list('profile', profileDifferences(profile(older), profile(newer))),
    ...list('files', fileDifferences(oldData, newData)),
  ];
  if (!hasReference(siteDir, older) || !hasReference(siteDir, newer)) return found;
  const [before, after] = [older, newer].map((version) => readReference(siteDir, version));
  if (!before || !after) return found;
  return [
    ...found,
    ...methodDifferences(before, after),
    ...list('components', componentDifferences(before, after)),
    ...list('files', differing(documentsOf(before), documentsOf(after))),
  ];
}
