import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {TitlesByVersion} from '../../search/titles';
import {listed} from './sources';

/** The titles of all pages that a search may find: all that the not-found page needs to suggest some. */
export function titlesOf({loadedVersions}: LoadedContent): TitlesByVersion {
  return Object.fromEntries(
    loadedVersions.map((version) => [
      version.versionName,
      Object.fromEntries(listed(version).map(({id, title}) => [id, title])),
    ]),
  );
}
