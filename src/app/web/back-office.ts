import type { AnyRouter } from '@tanstack/react-router';

/**
 * Addresses of user centre and desk. Browsers get their routes when somebody goes there (`frontRoutes` in
 * scripts/front-routes.ts): whoever looks for a screw does not load the names of a hundred pages of administration.
 */
export const isBackOffice = (pathname: string): boolean => /^\/(?:user|desk)(?:\/|$)/.test(pathname);

export const loadBackOffice = () => import('./whole-route-tree.ts');

/** Teaches a router of the storefront the other pages. False: it knew them. */
export async function openBackOffice(router: AnyRouter): Promise<boolean> {
  if ('/_user' in router.routesById) return false;
  const { routeTree } = await loadBackOffice();
  // The root is the same object with more children, so that the router does not notice by itself.
  router.routeTree = routeTree;
  router.setRoutes(router.buildRouteTree());
  return true;
}
