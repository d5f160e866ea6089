import {useContext, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {useDisclosure} from '../useDisclosure';
import Entries from '../Entries';
import {Purpose} from '../Purpose';
import styles from './styles.module.css';

/** A navbar dropdown: a real button that discloses a list of links. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  children,
}: Props): ReactNode {
  const purpose = useContext(Purpose);
  const purposeId = useId();
  const buttonId = useId();
  const isBrowser = useIsBrowser();
  const {open, containerRef, buttonProps, listId} = useDisclosure<HTMLDivElement>({floating: true});

  return (
    <div
      ref={containerRef}
      className={clsx('navbar__item dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': open,
        // Without JavaScript the style sheet opens it.
        'dropdown--hoverable': !isBrowser,
      })}>
      {purpose && (
        <span id={purposeId} hidden>
          {`${purpose}:`}
        </span>
      )}
      <button
        {...buttonProps}
        id={buttonId}
        aria-labelledby={purpose ? `${purposeId} ${buttonId}` : undefined}
        className={clsx('clean-btn navbar__link', styles.button, className)}>
        {children ?? label}
      </button>
      <ul id={listId} className={clsx('dropdown__menu', styles.menu)}>
        <Entries items={items} />
      </ul>
    </div>
  );
}
