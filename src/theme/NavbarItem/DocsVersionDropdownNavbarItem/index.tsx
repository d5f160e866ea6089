import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import AtSharedSection from '@site/src/versions/AtSharedSection';
import InShownVersion from '@site/src/versions/InShownVersion';
import PrerenderedAddress from '../PrerenderedAddress';
import {Purpose} from '../DropdownNavbarItem/Purpose';

/**
 * The stock version dropdown, labelled "Version: …"; it shows the prerendered version first and then the page's
 * version, and its links lead to no section that another version lacks.
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
          <AtSharedSection>
            <DocsVersionDropdownNavbarItem {...props} />
          </AtSharedSection>
        </InShownVersion>
      </Purpose.Provider>
    </PrerenderedAddress>
  );
}
