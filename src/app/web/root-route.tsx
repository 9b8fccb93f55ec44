import type { QueryClient } from '@tanstack/react-query';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, notFound, Outlet, redirect, Scripts } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/public.ts';
import { useLiveMessages } from '#features/messages/web/public.ts';
import { PageLoadingBar } from '#platform/web/feedback/page-loading.tsx';
import { ToastOutlet } from '#platform/web/feedback/toast-outlet.tsx';
import { firstFrame } from '#platform/web/links/first-frame.ts';
import { serverBridge } from '#platform/web/server-bridge.ts';
import baseCss from '#platform/web/theme/base.css?url';
import { ThemeStyle } from '#platform/web/theme/theme-style.tsx';
import { comesLate } from './comes-late.ts';
import { loadFrame } from './frame/frame-queries.ts';
import { SalesPanel } from './frame/sales-panel.tsx';
import { StalePageNotice } from './frame/stale-page-notice.tsx';
import { useIntroduction } from './frame/use-introduction.ts';
import { decidedByGuards } from './guards/decided-by-guards.ts';
import { runGuards } from './guards/page-guards.ts';
import { pageRefusal } from './guards/page-refusal.ts';
import { PageData } from './page-data.tsx';
import { pageOf } from './page-table.ts';
import { MISSING, pageTitle } from './page-title.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';

interface ShopContext {
  queryClient: QueryClient;
  /** The same for pages that are loaded before somebody presses. */
  aheadClient: QueryClient;
  /** Loads the routes of the pages that come late. False: they are there. */
  openLateRoutes: () => Promise<boolean>;
}

export const Route = createRootRouteWithContext<ShopContext>()({
  beforeLoad: async ({ context, location, matches, preload }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (!preload) await firstFrame.painted();
    const page = pageOf(matches);
    if (!page && comesLate(location.pathname) && (await context.openLateRoutes())) {
      throw redirect({ href: location.href, replace: true });
    }
    const verdict = runGuards({ page, viewer: session, href: location.href });
    // No layout loads the frame around a page that does not exist.
    if (!page || verdict === 'not-found') await loadFrame(context.queryClient);
    if (verdict === 'not-found') throw notFound();
    if (verdict) throw redirect({ href: verdict.redirect });
    const refusal = pageRefusal(page, session);
    if (refusal === null && page && decidedByGuards(page)) serverBridge()?.statusIsCertain();
    // Loaders find the one cache or the other under the same name; what is loaded ahead never travels with a page.
    const ahead: object = preload ? { queryClient: context.aheadClient } : {};
    return { refusal, ...ahead };
  },
  head: ({ matches }) => {
    // A page that is not there for whoever asks has no title either: the desk's pages do not tell their names.
    const missing = matches.some(({ status, _notFound }) => status === 'notFound' || _notFound);
    const page = missing ? { title: MISSING } : pageOf(matches);
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { title: pageTitle(page?.title) },
      ],
      links: [
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'stylesheet', href: baseCss },
      ],
    };
  },
  component: RootDocument,
  notFoundComponent: NotFoundPage,
});

/** The document: theme of the current firm, the page, toasts. */
function RootDocument() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  useLiveMessages();
  useIntroduction(session);
  return (
    <html lang="zh-CN">
      <head>
        <meta name="request-id" content={serverBridge()?.requestId()} suppressHydrationWarning />
        <HeadContent />
        <ThemeStyle themeColor={session?.themeColor ?? null} />
      </head>
      <body className="shop">
        <PageLoadingBar />
        <Outlet />
        <SalesPanel />
        <StalePageNotice />
        <ToastOutlet />
        {/* Filled by `after-start`; there from the start, because readers announce only regions they already know. */}
        <div id="new-page" className="visually-hidden" role="status" aria-live="polite" />
        <PageData />
        <Scripts />
      </body>
    </html>
  );
}
