import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useChosenVersion, useShownVersion} from '@site/src/versions/useShownVersion';
import {useCallback} from 'react';

/** Query parameter of the search page that names the version to search. */
export const VERSION_PARAMETER = 'version';

/** Creates addresses of the search page that keep the current version. */
export function useSearchLink(): (query: string) => string {
  const createLink = useSearchLinkCreator();
  const {name} = useShownVersion();
  const version = name === useChosenVersion().name ? undefined : name;
  return useCallback(
    (query) =>
      createLink(query) +
      (version === undefined ? '' : `&${VERSION_PARAMETER}=${encodeURIComponent(version)}`),
    [createLink, version],
  );
}
