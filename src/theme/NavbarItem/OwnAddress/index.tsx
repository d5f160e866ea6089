import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ownAddress} from '@site/src/safeAddress/ownAddress';
import {Route} from 'react-router-dom';

/**
 * Provides its children with an address whose path is safe in links to this site, or the home page's. The router
 * decodes paths: an escaped backslash after the first slash becomes a backslash, and the rest would be another host in
 * a link.
 */
export default function OwnAddress({children}: {readonly children: ReactNode}): ReactNode {
  const location = useLocation();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  // Only the path is used, so any origin works, including on the server.
  const pathname = ownAddress(location.pathname, url) ?? baseUrl;
  return <Route location={{...location, pathname}} render={() => children} />;
}
