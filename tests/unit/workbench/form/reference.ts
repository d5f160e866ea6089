import fs from 'node:fs';
import path from 'node:path';
import type {Method, RpcDocument, SharedComponents} from '../../../../src/openrpc/types';
import {unitsOf} from '../../../../src/workbench/form/quantity';
import type {Context} from '../../../../src/workbench/form/toValue';

const folder = path.resolve('docs/_data/openrpc');
const read = (name: string) =>
  JSON.parse(
    fs
      .readFileSync(path.join(folder, `${name}.json`), 'utf8')
      .replace(/(components\.json)?#\/components\/schemas\//g, '#/schemas/'),
  ) as unknown;

/** The shared schemas, as the workbench gets them. */
export const {schemas} = (read('components') as SharedComponents).components;

/** Every method of the reference. */
export const methods: readonly Method[] = ['eth', 'debug', 'admin', 'net', 'txpool'].flatMap(
  (name) => (read(name) as RpcDocument).methods,
);

export const context: Context = {schemas, units: unitsOf('EXN')};

/** @throws Error if the reference has no such method */
export function methodOf(name: string): Method {
  const found = methods.find((method) => method.name === name);
  if (!found) throw new Error(`no method ${name}`);
  return found;
}
