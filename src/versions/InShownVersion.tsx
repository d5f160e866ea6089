import type {ReactNode} from 'react';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {Route} from 'react-router-dom';
import {useShownVersion} from './useShownVersion';

/**
 * Provides stock components with the version of the page: where Docusaurus (3.8.1) assumes another, its children get
 * the root path of the right version.
 */
export default function InShownVersion({children}: {readonly children: ReactNode}): ReactNode {
  const location = useLocation();
  const active = useActiveVersion(undefined);
  const shown = useShownVersion();
  const pathname = active?.name === shown.name ? location.pathname : shown.path;
  return <Route location={{...location, pathname}} render={() => children} />;
}
