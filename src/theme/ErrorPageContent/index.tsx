import {useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import type {Props} from '@theme/Error';
import {focusMain} from '../../components/ErrorBoundary/focusMain';
import styles from './styles.module.css';

/**
 * The crash screen, the same within the layout and without it. It uses nothing that could crash in turn: no theme
 * component, no version, no sidebar.
 */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const alert = useRef<HTMLDivElement>(null);
  const home = useBaseUrl('/');
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);

  useEffect(() => {
    alert.current?.focus();
    return focusMain;
  }, []);

  // The error boundary survives navigation: without this, it would replace every later page.
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);

  const [crash, ...causes] = getErrorCausalChain(error);
  return (
    <main className={`container ${styles.page}`}>
      <Head>
        <title>
          {translate({
            id: 'theme.ErrorPageContent.pageTitle',
            message: 'Page Error',
            description: 'The browser title while the crash screen shows',
          })}
        </title>
      </Head>
      <div ref={alert} role="alert" tabIndex={-1} className={styles.alert}>
        {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- it may be what crashed */}
        <h1>
          <Translate id="theme.ErrorPageContent.title">This page crashed</Translate>
        </h1>
        <p className={styles.message}>{crash.message}</p>
        {causes.map((cause, index) => (
          <div key={index}>
            <p className={styles.label}>
              <Translate id="theme.ErrorPageContent.cause">Cause:</Translate>
            </p>
            <p className={styles.message}>{cause.message}</p>
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
        {/* A full page load on purpose: it restarts the application. */}
        {/* eslint-disable-next-line @docusaurus/no-html-links -- see above */}
        <a href={home}>
          <Translate id="theme.ErrorPageContent.home">Go to the documentation home</Translate>
        </a>
      </div>
    </main>
  );
}
