import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/public.ts';
import { AntdProvider } from '#platform/web/kits/antd/antd-provider.tsx';
import { loadFrame } from '../frame/frame-queries.ts';
import { FramedUserPage } from '../frame/framed-user-page.tsx';

const HOME = '/user/user-center.html';

export const Route = createFileRoute('/_user')({
  // Specification 2.3: a menu path without its permission leads to the user center, which is everybody's.
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    // The menu comes with the user center: pages of the shop front do without it.
    const { mayOpenMenuPath } = await import('../frame/visible-menu.ts');
    if (session && location.pathname !== HOME && !mayOpenMenuPath(session, location.pathname)) {
      throw redirect({ href: HOME });
    }
  },
  loader: ({ context }) => loadFrame(context.queryClient),
  component: () => (
    <AntdProvider>
      <FramedUserPage>
        <Outlet />
      </FramedUserPage>
    </AntdProvider>
  ),
});
