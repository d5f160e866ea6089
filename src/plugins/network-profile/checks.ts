import {checkReferences} from '../../openrpc/validate';
import {checkData} from '../../profile/load';
import {checkGlossaries} from '../../remark/glossary/terms';

/** Checks the data files of all versions. @throws one error that lists every fault of one kind of files */
export function checkAll(siteDir: string, versions: readonly string[]): void {
  checkData(siteDir, versions);
  checkGlossaries(siteDir, versions);
  checkReferences(siteDir, ['current', ...versions]);
}
