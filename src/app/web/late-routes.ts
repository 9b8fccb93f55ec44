import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { learnPages } from './page-table.ts';

/** Brings routes and rows of the pages that come late. */
export async function loadLateRoutes(): Promise<AnyRoute> {
  const { routeTree, PAGE_ROWS } = await import('./whole-route-tree.ts');
  learnPages(PAGE_ROWS);
  return routeTree;
}

/** Teaches a router of the storefront the other pages. False: it knew them. */
export async function openLateRoutes(router: AnyRouter): Promise<boolean> {
  if ('/_user' in router.routesById) return false;
  const routeTree = await loadLateRoutes();
  // The root is the same object with more children, so that the router does not notice by itself.
  router.routeTree = routeTree;
  router.setRoutes(router.buildRouteTree());
  return true;
}
