import {matchPath} from '@docusaurus/router';

/** The part of a route that decides what it answers. */
export interface RouteShape {
  readonly path?: string | readonly string[] | undefined;
  readonly exact?: boolean | undefined;
  readonly routes?: readonly RouteShape[] | undefined;
}

/** Whether `pathname` is a page of its own, rather than one that the not-found page answers. */
export function isPage(routes: readonly RouteShape[], pathname: string): boolean {
  return routes.some((route) => {
    if (route.routes) return isPage(route.routes, pathname);
    const path = route.path as string | undefined;
    return route.exact === true && matchPath(pathname, {path, exact: true}) !== null;
  });
}
