import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ownAddress} from '@site/src/safeAddress/ownAddress';
import {Route} from 'react-router-dom';

/**
 * Lets its children make links from the address that is read: they see one whose path leads into the site wherever it is put,
 * the home page's where there is none. The router decodes paths: of an escaped backslash behind the first slash it makes a
 * backslash, and what follows is another host in a link.
 */
export default function OwnAddress({children}: {readonly children: ReactNode}): ReactNode {
  const location = useLocation();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  // Only the path is kept of it, so that any origin does: this one the server knows, too.
  const pathname = ownAddress(location.pathname, url) ?? baseUrl;
  return <Route location={{...location, pathname}} render={() => children} />;
}
