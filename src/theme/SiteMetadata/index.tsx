import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import SiteMetadata from '@theme-original/SiteMetadata';

/**
 * Adds `noindex` to the search page and the not-found page. The stock search page writes `property` where robots read
 * `name`; the stock not-found page has none.
 */
export default function SiteMetadataUnindexed(): ReactNode {
  const {pathname} = useLocation();
  const {algolia} = useThemeConfig() as {algolia?: {searchPagePath?: string | false}};
  const path = algolia?.searchPagePath;
  const search = useBaseUrl(typeof path === 'string' ? path : 'search');
  const notFound = useBaseUrl('404.html');
  return (
    <>
      <SiteMetadata />
      {(pathname.replace(/\/$/, '') === search || pathname === notFound) && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
    </>
  );
}
