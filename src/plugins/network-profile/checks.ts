import path from 'node:path';
import {checkOnce} from '../../buildCache/checkOnce';
import {codeDigest} from '../../buildCache/codeDigest';
import {checkReferences} from '../../openrpc/validate';
import {checkData} from '../../profile/load';
import type {Once} from '../../profile/once';
import {holdUnless} from '../../profile/readJson';
import {checkGlossaries} from '../../remark/glossary/terms';

const CACHE = 'node_modules/.cache/data-checks';

/** What checks the data files, below src, and packages that it uses: part of the key of passed checks. */
export const CHECKING_CODE = [
  'openrpc',
  'openrpc/checks',
  'openrpc/explainer',
  'pastedError',
  'profile',
  'profile/rules',
  'profile/topology',
];
const PACKAGES = ['ajv', 'ajv-formats', '@open-rpc/meta-schema', 'viem'];

/** By site: one reads the code once. */
const kept = new Map<string, Once>();

function remembered(siteDir: string): Once {
  const code = CHECKING_CODE.map((folder) => path.join(__dirname, '../..', folder));
  const digest = () => codeDigest(siteDir, code, PACKAGES);
  const once = kept.get(siteDir) ?? checkOnce(path.join(siteDir, CACHE), digest);
  kept.set(siteDir, once);
  return once;
}

/** Checks the profiles and glossaries of all versions, from which the configuration is made. @throws one error with every fault */
export function checkProfiles(siteDir: string, versions: readonly string[]): void {
  checkData(siteDir, versions, remembered(siteDir));
  checkGlossaries(siteDir, versions);
}

/** Checks the data files of all versions. @throws one error that lists every fault of one kind of files */
export function checkAll(siteDir: string, versions: readonly string[]): void {
  checkProfiles(siteDir, versions);
  checkReferences(siteDir, ['current', ...versions], remembered(siteDir));
}

/**
 * Whether the data files are valid, for plugins that read them: in development, saved files with faults are reported by
 * network-profile, and everything keeps the last valid data. A build has checked them before.
 */
export function areValid(siteDir: string, versions: readonly string[]): boolean {
  if (process.env.NODE_ENV !== 'development') return true;
  return holdUnless(() => checkAll(siteDir, versions)) === undefined;
}
