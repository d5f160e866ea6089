import listed from './absent.json';

/**
 * What the specification asks of the shipped site, and this copy of the project has not: paths of pages as in the latest
 * version (`/validator/evn/faqs`), and `versions`. `tests/unit/project/absent.test.ts` compares the list with the files.
 */
export const absent: readonly string[] = listed;

const BECAUSE = 'tests/absent.json lists';

/** Why tests of versions are skipped; `undefined` in a site with versions. */
export const withoutVersions: string | undefined = absent.includes('versions')
  ? `${BECAUSE} versions`
  : undefined;

/** Why tests of what some page must have are skipped, when pages are absent. */
export const whyPagesAbsent: string | undefined = absent.some((entry) => entry !== 'versions')
  ? `${BECAUSE} ${absent.join(', ')}`
  : undefined;

/** Whether a test was skipped because what it is about is listed as absent. */
export function isAbsence(reason: string | undefined): boolean {
  return reason?.startsWith(BECAUSE) ?? false;
}

/** The path of the latest version's page at an address in any form; addresses of other sites too. */
function pageOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]*/u, '').replace(/[?#].*$/su, '');
  return path.replace(/^\/next(?=\/|$)/u, '').replace(/(?:\/index)?\.html$|(?<=.)\/$/u, '') || '/';
}

/** Why a test that goes to an address is skipped; `undefined` if what it goes to is not listed as absent. */
export function whyAbsent(address: string): string | undefined {
  if (withoutVersions !== undefined && /^(?:https?:\/\/[^/]*)?\/next(?![^/?#])/u.test(address))
    return withoutVersions;
  const page = pageOf(address);
  return absent.includes(page) ? `${BECAUSE} the page ${page}` : undefined;
}
