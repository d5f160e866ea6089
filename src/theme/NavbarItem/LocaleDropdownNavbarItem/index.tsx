import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import OwnAddress from '../OwnAddress';
import PrerenderedAddress from '../PrerenderedAddress';
import {Purpose} from '../DropdownNavbarItem/Purpose';

/**
 * The stock locale dropdown, labelled "Language: …", hydrated at the prerendered address, and with links to this site
 * only.
 */
export default function LocaleDropdownNavbarItemWrapper(props: Props): ReactNode {
  const purpose = translate({
    id: 'navbar.localeDropdown.purpose',
    message: 'Language',
    description: 'Read out before the current language on the dropdown, as in "Language: English"',
  });
  return (
    <PrerenderedAddress>
      <OwnAddress>
        <Purpose.Provider value={purpose}>
          <LocaleDropdownNavbarItem {...props} />
        </Purpose.Provider>
      </OwnAddress>
    </PrerenderedAddress>
  );
}
