import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
// Internal to @docusaurus/core 3.8.1: the layout reads the route context, and a crash outside of every route leaves
// none. Can be removed when core exports it or gives its error screen a context.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';

const route = {plugin: {name: 'crash-screen', id: 'default'}};

/** The crash screen for errors outside the layout: within the layout if possible, bare if that fails too. */
export default function Error(props: Props): ReactNode {
  return (
    <RouteContextProvider value={route}>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
