import type { AnyRouter } from '@tanstack/react-router';

const LATE = /^\/(?:(?:user|desk|survey|activity)(?:\/|$)|share(?!Cart)|quotaAssist|emailApproval|mobile-login)/;

/**
 * Addresses of user centre and desk, and of pages for telephones that links lead to. Browsers get their routes when
 * somebody goes there (`frontRoutes` in scripts/front-routes.ts): whoever looks for a screw does not load the names of a
 * hundred pages of administration.
 */
export const comesLate = (pathname: string): boolean => LATE.test(pathname);

export const loadLateRoutes = () => import('./whole-route-tree.ts');

/** Teaches a router of the storefront the other pages. False: it knew them. */
export async function openLateRoutes(router: AnyRouter): Promise<boolean> {
  if ('/_user' in router.routesById) return false;
  const { routeTree } = await loadLateRoutes();
  // The root is the same object with more children, so that the router does not notice by itself.
  router.routeTree = routeTree;
  router.setRoutes(router.buildRouteTree());
  return true;
}
