import fs from 'node:fs';
import path from 'node:path';
import {dataFolder} from '../profile/load';
import {readJson} from '../profile/readJson';
import {EXECUTED} from './executed';
import type {ExecutionRecord} from './types';
import type {RpcDocument, RpcReference, SharedComponents} from './types';

/** Namespaces of the reference, in sidebar order. A file of another name in the folder is an error. */
export const NAMESPACES = ['eth', 'net', 'txpool', 'debug', 'admin'] as const;

/** File with the definitions that all namespaces share. */
export const SHARED = 'components.json';

/** All files of a version's reference, within its folder; the last exists once examples have been executed. */
export const REFERENCE_FILES: readonly string[] = [
  ...NAMESPACES.map((namespace) => `${namespace}.json`),
  SHARED,
  EXECUTED,
];

/** Folder of a version's OpenRPC documents, relative to the site directory. */
export function referenceFolder(version: string): string {
  return `${dataFolder(version)}/openrpc`;
}

/** Whether the version has an RPC reference; versions that were released before it existed have none. */
export function hasReference(siteDir: string, version: string): boolean {
  return fs.existsSync(path.join(siteDir, referenceFolder(version)));
}

/** Reads a version's documents without checks. @throws ProfileError when a file is missing or not JSON. */
export function readReference(siteDir: string, version: string): RpcReference {
  const read = (file: string) => readJson(siteDir, `${referenceFolder(version)}/${file}`);
  const isRecorded = fs.existsSync(path.join(siteDir, referenceFolder(version), EXECUTED));
  return {
    documents: Object.fromEntries(
      NAMESPACES.map((namespace) => [namespace, read(`${namespace}.json`) as RpcDocument]),
    ),
    shared: read(SHARED) as SharedComponents,
    ...(isRecorded && {executed: read(EXECUTED) as ExecutionRecord}),
  };
}
