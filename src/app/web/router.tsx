import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, createRouter } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/public.ts';
import { factsOfRefusal, isRefusal, refusalOf } from '#platform/web/carry-refusal.ts';
import { NotFound } from '#platform/web/feedback/not-found.tsx';
import { returnFocus } from '#platform/web/links/return-focus.ts';
import { connectPageCaller } from '#platform/web/page-caller.ts';
import { createQueryClient } from '#platform/web/query-client.ts';
import { serverBridge } from '#platform/web/server-bridge.ts';
import { pageCallerOf } from './frame/page-caller-of.ts';
import { sessionOverTarget } from './guards/session-over.ts';
import { openLateRoutes } from './late-routes.ts';
import { keepMatches } from './layouts/keep-matches.ts';
import { KEPT_LISTS } from './layouts/kept-lists.ts';
import { restorePageData } from './page-data.tsx';
import { pageOf } from './page-table.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { routeTree } from './route-tree.gen.ts';
import { parseSearch, stringifySearch } from './search-codec.ts';

/**
 * A refusal that was met while the server rendered stays one in the browser: its words and status, and nobody's fault. Written
 * out: the framework's function for it does nothing more and brings its serialiser to every page.
 */
const refusals = {
  key: 'refusal',
  test: isRefusal,
  toSerializable: factsOfRefusal,
  fromSerializable: refusalOf,
};

/** One router and one query cache per page load; on the server one per request. */
export function getRouter() {
  const queryClient = createQueryClient(endSession);
  const router = createRouter({
    routeTree,
    // Nothing is loaded ahead before `after-start` has come, with the client for it.
    context: { queryClient, aheadClient: queryClient, openLateRoutes: learnLateRoutes },
    caseSensitive: true,
    trailingSlash: 'never',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultErrorComponent: ErrorPage,
    // Inside a layout the frame is there already; the root brings its own.
    defaultNotFoundComponent: NotFound,
    notFoundMode: 'root',
    scrollRestoration: true,
    parseSearch,
    stringifySearch,
    ssr: { nonce: serverBridge()?.nonce() },
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  // The framework's types keep this option for its own start file, which this shop does without.
  Object.assign(router.options, { serializationAdapters: [refusals] });
  if (typeof document !== 'undefined') {
    restorePageData(queryClient);
    connectPageCaller(pageCallerOf(queryClient));
    returnFocus(router as AnyRouter);
    keepMatches(router as AnyRouter, KEPT_LISTS);
  }
  // The exact type of the router hangs on these functions: naming it in them would go round in a circle.
  function learnLateRoutes(): Promise<boolean> {
    return openLateRoutes(router as AnyRouter);
  }
  /** Search, category and item pages stay and lose what was the person's; every other page goes to the login. */
  function endSession() {
    queryClient.setQueryData(sessionQuery.queryKey, null);
    const { matches, location } = (router as AnyRouter).state;
    const href = sessionOverTarget(pageOf(matches), location.href);
    if (href) void router.navigate({ href, replace: true });
    else void router.invalidate();
  }
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
