import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** The versions of the documentation with their pages, from what `allContentLoaded` gets; none while there are no docs. */
export function loadedVersions(allContent: AllContent): readonly LoadedVersion[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  return docs?.loadedVersions ?? [];
}
