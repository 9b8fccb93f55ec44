import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/session-query.ts';
import { serverBridge } from '#platform/web/server-bridge.ts';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context }) => ({ session: await context.queryClient.ensureQueryData(sessionQuery) }),
  head: () => ({ meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }] }),
  component: RootDocument,
});

function RootDocument() {
  return (
    <html lang="zh-CN">
      <head>
        <meta name="request-id" content={serverBridge()?.requestId()} suppressHydrationWarning />
        <HeadContent />
      </head>
      <body className="shop">
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
