import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useLatestVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

/** The version that the reader chose before, else the latest; until hydration is over, the latest. */
export function useChosenVersion(): GlobalVersion {
  const {preferredVersion} = useDocsPreferredVersion(undefined);
  const latest = useLatestVersion(undefined);
  return preferredVersion ?? latest;
}

/**
 * The version that a page is shown in: the one of its address, or on pages of none (the search page, an address that is not
 * found) the one that the reader chose. Docusaurus (3.8.1) takes these for pages of the version at the root, whose path every
 * address begins with.
 */
export function useShownVersion(): GlobalVersion {
  const {activeVersion, activeDoc} = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const chosen = useChosenVersion();
  const isNamed = activeDoc !== undefined || activeVersion?.name !== latest.name;
  return (isNamed ? activeVersion : undefined) ?? chosen;
}
