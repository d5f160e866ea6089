import {translate} from '@docusaurus/Translate';
import {LANGUAGES, type LanguageId} from '@site/src/openrpc/samples/languages';
import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {choose} from './choice';
import styles from './tabs.module.css';

const STEPS: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % LANGUAGES.length,
  ArrowLeft: (index) => (index + LANGUAGES.length - 1) % LANGUAGES.length,
  Home: () => 0,
  End: () => LANGUAGES.length - 1,
};

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const tabs = Array.from(event.currentTarget.querySelectorAll('button'));
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  const step = STEPS[event.key];
  if (index < 0 || !step) return;
  event.preventDefault();
  tabs[step(index)]?.focus();
}

function onChoose(event: MouseEvent<HTMLButtonElement>, language: LanguageId): void {
  const tab = event.currentTarget;
  void choose(language, (change) => {
    // Requests above change their height, too: the tab stays under the reader's finger.
    const before = tab.getBoundingClientRect().top;
    flushSync(change);
    window.scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
  });
}

export interface Props {
  readonly language: LanguageId;
  /** Id of the element that shows the request, in the selected language only. */
  readonly panel: string;
  /** Whether the first language is a WebSocket's command instead of curl. */
  readonly isStream: boolean;
}

/** The languages of requests. What is chosen at one method holds for all. */
export default function LanguageTabs({language, panel, isStream}: Props): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on one of its tabs
    <div
      className={styles.tabs}
      role="tablist"
      aria-label={translate({id: 'site.rpcRequest.languages', message: 'Language of the request'})}
      onKeyDown={moveFocus}>
      {LANGUAGES.map(({id, label}) => (
        <button
          key={id}
          type="button"
          role="tab"
          className={styles.tab}
          data-language={id}
          aria-selected={id === language}
          aria-controls={id === language ? panel : undefined}
          tabIndex={id === language ? 0 : -1}
          onClick={(event) => onChoose(event, id)}>
          {id === 'curl' && isStream ? 'wscat' : label}
        </button>
      ))}
    </div>
  );
}
