/** The form for new issues of a repository: on GitLab's hosts in its own place, elsewhere as on GitHub. */
export function newIssueUrl(repository: string): string {
  const isGitLab = new URL(repository).hostname.split('.').includes('gitlab');
  return `${repository.replace(/\/$/u, '')}${isGitLab ? '/-' : ''}/issues/new`;
}
