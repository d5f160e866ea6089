import Translate from '@docusaurus/Translate';
import {forwardRef, useSyncExternalStore, type KeyboardEvent} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly isOpen: boolean;
  /** The pointer enters the button or it gets the focus: the search is preloaded. */
  readonly onApproach: () => void;
  /** Receives the letter that was typed while the button had the focus. */
  readonly onOpen: (initialQuery?: string) => void;
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent);
}

function neverChanges(): () => void {
  return () => undefined;
}

/** A button that looks like a search box. */
const SearchButton = forwardRef<HTMLButtonElement, Props>(function SearchButton(
  {isOpen, onApproach, onOpen},
  ref,
) {
  // The prerendered page cannot know the reader's platform.
  const modifier = useSyncExternalStore(neverChanges, isApple, () => false) ? '⌘' : 'Ctrl';
  const onKeyDown = (event: KeyboardEvent) => {
    const typed = /^[\p{L}\p{N}]$/u.test(event.key);
    if (!typed || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onOpen(event.key);
  };
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => {
        onOpen();
      }}
      onKeyDown={onKeyDown}
      onFocus={onApproach}
      onMouseOver={onApproach}
      onTouchStart={onApproach}>
      <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 4 4" />
      </svg>
      <span className={styles.label}>
        <Translate id="theme.SearchBar.label">Search</Translate>
      </span>{' '}
      <span className={styles.keys}>
        <kbd className={styles.key}>{modifier}</kbd> <kbd className={styles.key}>K</kbd>
      </span>
    </button>
  );
});

export default SearchButton;
