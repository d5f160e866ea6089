import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useCallback} from 'react';

/** Query parameter of the search page that names the version to search. */
export const VERSION_PARAMETER = 'version';

/** Makes addresses of the search page that keep the version being read. */
export function useSearchLink(): (query: string) => string {
  const createLink = useSearchLinkCreator();
  const active = useActiveVersion(undefined);
  const latest = useLatestVersion(undefined);
  const version = active && active.name !== latest.name ? active.name : undefined;
  return useCallback(
    (query) =>
      createLink(query) +
      (version === undefined ? '' : `&${VERSION_PARAMETER}=${encodeURIComponent(version)}`),
    [createLink, version],
  );
}
