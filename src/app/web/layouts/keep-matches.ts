import type { AnyRouter } from '@tanstack/react-router';

/**
 * A page that is kept goes on reading the match of its route: it must not be drawn without one. The router takes the match of a
 * route away when the route is left; here the last one stays until there is another.
 */
export function keepMatches(router: AnyRouter, routeIds: Iterable<string>): void {
  for (const routeId of routeIds) {
    router.stores.getMatchStore(routeId);
    const store = router.stores.byRoute.get(routeId);
    if (!store) continue;
    const set = store.set.bind(store);
    store.set = (next) => set((last) => (typeof next === 'function' ? next(last) : next) ?? last);
  }
}
