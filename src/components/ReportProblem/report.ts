import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {DocContextValue} from '@docusaurus/plugin-content-docs/client';
import type {DocusaurusConfig} from '@docusaurus/types';
import {issueUrl} from './issue';

/** Where problems are reported: `customFields.report` of the configuration. */
export interface ReportConfig {
  /** Address of the form for new issues. */
  readonly issues: string;
  /** Releases of the node by version name. */
  readonly releases: Readonly<Record<string, string>>;
}

/** What is reported. */
export interface About {
  readonly siteConfig: DocusaurusConfig;
  readonly page: DocContextValue['metadata'];
  readonly version: Pick<PropVersionMetadata, 'label' | 'version'>;
}

/** A place in a page: the section, and what is selected there. */
export interface Found {
  readonly id?: string | undefined;
  readonly section?: string | undefined;
  readonly words?: string | undefined;
}

/** The address of a report about a place in a page. */
export default function reportOf(about: About, {id, ...place}: Found): string {
  const {siteConfig, page, version} = about;
  const {issues, releases} = siteConfig.customFields?.report as ReportConfig;
  return issueUrl(issues, {
    ...place,
    page: page.title,
    url: `${siteConfig.url}${page.permalink}${id === undefined ? '' : `#${id}`}`,
    version: version.label,
    release: releases[version.version] ?? '',
  });
}
