/** Address of the file that tells what changed on a page: `/next/staking/overview.changes.json`. */
export function changesOfPage(page: string): string {
  return `${page}${page.endsWith('/') ? 'index' : ''}.changes.json`;
}

/** Address of the file about all changes of a version, by the path of its pages: `/next/changes.json`. */
export function changesOfVersion(root: string): string {
  return `${root.replace(/\/$/u, '')}/changes.json`;
}
