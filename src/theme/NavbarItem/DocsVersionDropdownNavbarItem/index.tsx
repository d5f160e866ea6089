import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import InShownVersion from '@site/src/versions/InShownVersion';
import PrerenderedAddress from '../PrerenderedAddress';
import {Purpose} from '../DropdownNavbarItem/Purpose';

/** The stock version dropdown, named "Version: …", true to the prerendered page at first and then to the version that the page is shown in. */
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
