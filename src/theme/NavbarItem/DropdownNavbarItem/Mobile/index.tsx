import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Collapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import {useDisclosure} from '../useDisclosure';
import Entries from '../Entries';
import styles from './styles.module.css';

/** A dropdown in the mobile sidebar: one button (stock has a link and a caret) and its links. */
export default function DropdownNavbarItemMobile({
  items,
  className,
  label,
  children,
  onClick,
}: Props): ReactNode {
  const pathname = useLocalPathname();
  const {open, containerRef, buttonProps, listId} = useDisclosure<HTMLLIElement>({
    initiallyOpen: items.some((item) => isSamePath(item.to, pathname)),
  });

  return (
    <li
      ref={containerRef}
      className={clsx('menu__list-item', {'menu__list-item--collapsed': !open})}>
      <button
        {...buttonProps}
        className={clsx(
          'clean-btn menu__link menu__link--sublist menu__link--sublist-caret',
          styles.button,
          className,
        )}>
        {children ?? label}
      </button>
      <div id={listId}>
        <Collapsible lazy={false} as="ul" className="menu__list" collapsed={!open}>
          <Entries mobile items={items} onClick={onClick} />
        </Collapsible>
      </div>
    </li>
  );
}
