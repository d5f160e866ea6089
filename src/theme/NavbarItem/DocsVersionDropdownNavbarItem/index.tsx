import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import InShownVersion from '@site/src/versions/InShownVersion';
import PrerenderedAddress from '../PrerenderedAddress';
import {Purpose} from '../DropdownNavbarItem/Purpose';

/**
 * The stock version dropdown, labelled "Version: …"; it shows the prerendered version first and then the page's
 * version.
 */
export default function DocsVersionDropdownNavbarItemWrapper(props: Props): ReactNode {
  const purpose = translate({
    id: 'navbar.versionDropdown.purpose',
    message: 'Version',
    description:
      'Read out before the current version on the version dropdown, as in "Version: 2.0.0"',
  });
  return (
    <PrerenderedAddress>
      <Purpose.Provider value={purpose}>
        <InShownVersion>
          <DocsVersionDropdownNavbarItem {...props} />
        </InShownVersion>
      </Purpose.Provider>
    </PrerenderedAddress>
  );
}
