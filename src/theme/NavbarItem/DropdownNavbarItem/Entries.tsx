import type {MouseEvent, ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import NavbarItem, {type LinkLikeNavbarItemProps, type Props as ItemProps} from '@theme/NavbarItem';

type ClickHandler = ItemProps['onClick'];

/**
 * The links of a dropdown. Version links mark the active one themselves; locale links are plain anchors without an
 * active state, so the current language is marked here.
 */
export default function Entries({
  items,
  mobile = false,
  onClick,
}: {
  readonly items: readonly LinkLikeNavbarItemProps[];
  readonly mobile?: boolean;
  /** Runs after an entry's own handler (the stock mobile menu runs only one of the two). */
  readonly onClick?: ClickHandler;
}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const currentLang = i18n.localeConfigs[i18n.currentLocale]?.htmlLang;

  return items.map((item, index) => {
    const {lang, onClick: own} = item as ItemProps;
    return (
      <NavbarItem
        isDropdownItem
        activeClassName={mobile ? 'menu__link--active' : 'dropdown__link--active'}
        {...(mobile && {mobile})}
        {...(lang && lang === currentLang && {'aria-current': 'true' as const})}
        {...item}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => {
          own?.(event);
          onClick?.(event);
        }}
        key={index}
      />
    );
  });
}
