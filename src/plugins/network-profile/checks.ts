import {checkReferences} from '../../openrpc/validate';
import {checkData} from '../../profile/load';
import {holdUnless} from '../../profile/readJson';
import {checkGlossaries} from '../../remark/glossary/terms';

/** Checks the data files of all versions. @throws one error that lists every fault of one kind of files */
export function checkAll(siteDir: string, versions: readonly string[]): void {
  checkData(siteDir, versions);
  checkGlossaries(siteDir, versions);
  checkReferences(siteDir, ['current', ...versions]);
}

/**
 * Whether the data files are valid, for plugins that read them: in development, saved files with faults are reported by
 * network-profile, and everything keeps the last valid data. A build has checked them before.
 */
export function areValid(siteDir: string, versions: readonly string[]): boolean {
  if (process.env.NODE_ENV !== 'development') return true;
  return holdUnless(() => checkAll(siteDir, versions)) === undefined;
}
