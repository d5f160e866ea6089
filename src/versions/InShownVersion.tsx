import type {ReactNode} from 'react';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {Route} from 'react-router-dom';
import {useShownVersion} from './useShownVersion';

/**
 * Lets stock components know the version that a page is shown in: where Docusaurus (3.8.1) takes it for another, its children
 * are given the root path of that version.
 */
export default function InShownVersion({children}: {readonly children: ReactNode}): ReactNode {
  const location = useLocation();
  const active = useActiveVersion(undefined);
  const shown = useShownVersion();
  const pathname = active?.name === shown.name ? location.pathname : shown.path;
  return <Route location={{...location, pathname}} render={() => children} />;
}
