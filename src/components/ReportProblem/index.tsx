import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import serverReport from '@server-only/ReportProblem/report';
import {useEffect, useRef, type ReactNode} from 'react';
import type {About, ReportConfig} from './report';
import styles from './styles.module.css';

/** What a report is prepared for, besides the link. */
const HEADINGS = '.markdown :is(h2, h3, h4)[id]';

/**
 * A link to a new issue about the page. When a reader points at a heading, or its own link has the focus, one about its
 * section appears there. Nothing is sent before the reader submits the form of the repository. The HTML has the full
 * address; the script that makes it is loaded when a reader points at a link or a heading, or comes from another page.
 */
export default function ReportProblem(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const about: About = {siteConfig, page: useDoc().metadata, version: useDocsVersion()};
  const {issues} = siteConfig.customFields?.report as ReportConfig;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const own = link.current;
    const article = own?.closest('article');
    if (!own || !article) return undefined;
    const onSign = ({target}: Pick<Event, 'target'>) => {
      const place = target === own ? own : (target as Element).closest(HEADINGS);
      if (place) void import('./sections').then(({prepare}) => prepare(place, article, about));
    };
    if (own.search === '') onSign({target: own});
    article.addEventListener('pointerover', onSign, {passive: true});
    article.addEventListener('focusin', onSign);
    return () => {
      article.removeEventListener('pointerover', onSign);
      article.removeEventListener('focusin', onSign);
    };
  });
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- Its address follows what is selected.
    <a
      ref={link}
      className={styles.link}
      href={serverReport?.(about, {}) ?? issues}
      target="_blank"
      rel="noopener noreferrer"
      suppressHydrationWarning>
      <Translate id="site.report.page">Report a problem</Translate>
    </a>
  );
}
