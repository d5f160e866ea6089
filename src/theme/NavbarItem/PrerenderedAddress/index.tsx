import type {ReactNode} from 'react';
import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Route} from 'react-router-dom';
import {isPage} from './isPage';

/**
 * Provides its children, until hydration is complete, with the address that the file was prerendered for: no query, no
 * fragment, and `/404.html` wherever the host answered with the not-found page. React then hydrates the server's
 * output, and the real address follows in an ordinary update. Without it the labels of the version dropdown differ on
 * `/next/nope` (React error 418) and links keep the prerendered address, as React does not fix attributes.
 */
export default function PrerenderedAddress({children}: {readonly children: ReactNode}): ReactNode {
  const location = useLocation();
  const notFound = useBaseUrl('/404.html');
  const hydrated = useIsBrowser();
  const address = hydrated
    ? location
    : {
        pathname: isPage(routes, location.pathname) ? location.pathname : notFound,
        search: '',
        hash: '',
        state: undefined,
      };
  return <Route location={address} render={() => children} />;
}
