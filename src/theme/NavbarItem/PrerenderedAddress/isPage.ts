import {matchPath} from '@docusaurus/router';

/** The part of a route that is needed for matching. */
export interface RouteShape {
  readonly path?: string | readonly string[] | undefined;
  readonly exact?: boolean | undefined;
  readonly routes?: readonly RouteShape[] | undefined;
}

/** Whether `pathname` is a page of its own, rather than the not-found page. */
export function isPage(routes: readonly RouteShape[], pathname: string): boolean {
  return routes.some((route) => {
    if (route.routes) return isPage(route.routes, pathname);
    const path = route.path as string | undefined;
    return route.exact === true && matchPath(pathname, {path, exact: true}) !== null;
  });
}
