import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {SCHEDULE} from '@site/src/feeds/entries';
import type {Upcoming} from '@site/src/feeds/upcoming';
import {focusMain} from '../ErrorBoundary/focusMain';
import {dismiss, dismissedNotices} from './dismissed';
import {nameOf, noticeOn, placeOf} from './due';
import {timesOf} from './times';
import styles from './styles.module.css';

const MINUTE = 60_000;

/** The reader's clock, read every minute. */
function useMinutes(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function When({at}: {readonly at: number}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {htmlLang = i18n.currentLocale} = i18n.localeConfigs[i18n.currentLocale] ?? {};
  const {local, utc} = timesOf(at, htmlLang === 'en' ? 'en-GB' : htmlLang);
  return (
    <time dateTime={new Date(at).toISOString()}>
      {local === undefined ? utc : `${local} (${utc})`}
    </time>
  );
}

/** The notice about the next fork, on pages for readers whom it concerns. */
export default function Bar({forks}: {readonly forks: readonly Upcoming[]}): ReactNode {
  const now = useMinutes();
  const {pathname} = useLocation();
  const bases = useVersions(undefined).map(({path}) => path);
  const [dismissed, setDismissed] = useState(dismissedNotices);
  const {page, base} = placeOf(pathname, bases);
  const next = noticeOn(page, forks, now, dismissed);
  const isShown = next !== undefined;
  useEffect(() => {
    // An attribute, since a style of html that depends on :has would restyle the page at changes anywhere.
    document.documentElement.toggleAttribute('data-fork-notice', isShown);
    return () => document.documentElement.removeAttribute('data-fork-notice');
  }, [isShown]);
  if (next === undefined) return null;
  const {fork, chain, release, at, isPlaceholder} = next;
  const label = translate({id: 'site.forkNotice.label', message: 'Next fork'});
  const close = translate(
    {id: 'site.forkNotice.dismiss', message: 'Dismiss the notice about {fork}'},
    {fork},
  );
  const when = <When at={at * 1000} />;
  return (
    <aside className={styles.bar} aria-label={label}>
      <p className={styles.text}>
        <strong>
          <Translate id="site.forkNotice.title" values={{fork, chain}}>
            {'{fork} changes the rules of {chain}:'}
          </Translate>
        </strong>{' '}
        {isPlaceholder ? (
          <Translate id="site.forkNotice.placeholder" values={{when}}>
            {'{when}, a placeholder.'}
          </Translate>
        ) : (
          <Translate id="site.forkNotice.when" values={{when}}>
            {'{when}.'}
          </Translate>
        )}{' '}
        {release !== undefined && (
          <Translate id="site.forkNotice.release" values={{release: <code>{release}</code>}}>
            {'Nodes need {release} or later.'}
          </Translate>
        )}{' '}
        <Link to={`${base || '/'}${SCHEDULE}`}>
          <Translate id="site.forkNotice.link">What to do</Translate>
        </Link>
      </p>
      <button
        type="button"
        className={`clean-btn close ${styles.close}`}
        aria-label={close}
        onClick={() => {
          dismiss(nameOf(next));
          setDismissed((names) => [...names, nameOf(next)]);
          focusMain();
        }}>
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  );
}
