import {useContext, useMemo, type ReactNode} from 'react';
import {__RouterContext as RouterContext, type RouteComponentProps} from 'react-router';

interface Props {
  readonly location: RouteComponentProps['location'];
  readonly render: () => ReactNode;
}

/**
 * The `Route` of Docusaurus' `PendingNavigation`: gives everything below it the location of the visible page, until the
 * next page is ready. react-router's (5.3) creates a new context whenever the address changes, so that each link of the
 * old page is rendered again for nothing; this one keeps its context as long as its location.
 */
export function Route({location, render}: Props): ReactNode {
  const router = useContext(RouterContext);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a new address is no new location yet
  const kept = useMemo(() => ({...router, location}), [location]);
  return <RouterContext.Provider value={kept}>{render()}</RouterContext.Provider>;
}
