import type {ReactNode} from 'react';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import {Route} from 'react-router-dom';
import {sharedHash, type Lacking} from './sharedHash';

/**
 * Provides stock components that link to the same page of other versions with an address without its fragment, where
 * that is a section that another version lacks: Docusaurus (3.8.1) keeps every fragment.
 */
export default function AtSharedSection({children}: {readonly children: ReactNode}): ReactNode {
  const location = useLocation();
  const {activeDoc, activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const lacking = usePluginData('version-sections') as Lacking;
  const others = Object.keys(alternateDocVersions).filter((name) => name !== activeVersion?.name);
  const hash = sharedHash(location.hash, activeDoc?.id ?? '', others, lacking);
  return <Route location={{...location, hash}} render={() => children} />;
}
