import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useEffect, useRef, type ReactNode} from 'react';
import {issueUrl} from './issue';
import type {Found} from './sections';
import styles from './styles.module.css';

/** Where problems are reported: `customFields.report` of the configuration. */
interface ReportConfig {
  /** Address of the form for new issues. */
  readonly issues: string;
  /** Releases of the node by version name. */
  readonly releases: Readonly<Record<string, string>>;
}

/** Makes the address of a report about a place in the page. */
function useReport(): (place: Found) => string {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const {label, version} = useDocsVersion();
  const {issues, releases} = siteConfig.customFields?.report as ReportConfig;
  return ({id, ...place}) =>
    issueUrl(issues, {
      ...place,
      page: metadata.title,
      url: `${siteConfig.url}${metadata.permalink}${id === undefined ? '' : `#${id}`}`,
      version: label,
      release: releases[version] ?? '',
    });
}

/**
 * A link to a new issue about the page. When a reader points at a heading, or its own link has the focus, one about its
 * section appears there. Nothing is sent before the reader submits the form of the repository.
 */
export default function ReportProblem(): ReactNode {
  const report = useReport();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const article = link.current?.closest('article');
    if (!article) return undefined;
    const onSign = ({target}: Event) => {
      const heading = target instanceof Element && target.closest('.markdown :is(h2, h3, h4)[id]');
      if (!heading) return;
      void import('./sections').then(({showAt}) => {
        const short = translate({id: 'site.report.page', message: 'Report a problem'});
        const full = (section: string) =>
          translate(
            {id: 'site.report.section', message: 'Report a problem in “{section}”'},
            {section},
          );
        showAt(heading, article, {short, full}, report);
      });
    };
    article.addEventListener('pointerover', onSign, {passive: true});
    article.addEventListener('focusin', onSign);
    return () => {
      article.removeEventListener('pointerover', onSign);
      article.removeEventListener('focusin', onSign);
    };
  });
  const update = () => {
    const anchor = link.current;
    const article = anchor?.closest('article');
    if (!anchor || !article) return;
    void import('./sections').then(({selectedPlace}) => {
      anchor.href = report(selectedPlace(article));
    });
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- Its address follows what is selected.
    <a
      ref={link}
      className={styles.link}
      href={report({})}
      target="_blank"
      rel="noopener noreferrer"
      onPointerEnter={update}
      onFocus={update}>
      <Translate id="site.report.page">Report a problem</Translate>
    </a>
  );
}
