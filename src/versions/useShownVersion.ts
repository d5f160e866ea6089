import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useLatestVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

/** The version that the reader last chose, else the latest; until hydration is complete, the latest. */
export function useChosenVersion(): GlobalVersion {
  const {preferredVersion} = useDocsPreferredVersion(undefined);
  const latest = useLatestVersion(undefined);
  return preferredVersion ?? latest;
}

/**
 * The version of the page: from its address, or on pages without one (the search page, an unknown address) the one that
 * the reader chose. Docusaurus (3.8.1) assumes the version at the root for these, because its path is a prefix of every
 * address.
 */
export function useShownVersion(): GlobalVersion {
  const {activeVersion, activeDoc} = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const chosen = useChosenVersion();
  const isNamed = activeDoc !== undefined || activeVersion?.name !== latest.name;
  return (isNamed ? activeVersion : undefined) ?? chosen;
}
