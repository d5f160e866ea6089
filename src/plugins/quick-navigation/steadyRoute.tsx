import {useContext, useState, type ReactNode} from 'react';
import {__RouterContext as RouterContext, type RouteComponentProps} from 'react-router';

type Location = RouteComponentProps['location'];

interface Props {
  readonly location: Location;
  readonly render: () => ReactNode;
}

/**
 * The `Route` of Docusaurus' `PendingNavigation`: shows all below it the location of the page that is shown, until the next page
 * is there. The one of react-router (5.3) makes a new context whenever the address changes, so that each link of the old page
 * is rendered again for nothing; this one keeps its context as long as its location.
 */
export function Route({location, render}: Props): ReactNode {
  const router = useContext(RouterContext);
  const [kept, keep] = useState({...router, location});
  if (kept.location === location) {
    return <RouterContext.Provider value={kept}>{render()}</RouterContext.Provider>;
  }
  keep({...router, location});
  return null;
}
