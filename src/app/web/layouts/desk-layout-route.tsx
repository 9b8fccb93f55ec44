import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { LOGIN_PATH } from '#business/paths/rules/public.ts';
import { logOut, sessionQuery } from '#features/access/web/public.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { AntdProvider } from '#platform/web/kits/antd/antd-provider.tsx';
import { DeskLayout } from '../frame/desk-layout.tsx';
import { deskMenuGroups } from '../guards/desk-menu.ts';
import { useDeskCounts } from '../todos/use-desk-counts.ts';

/** Pages of the shop's own people; the guards of the root keep everybody else out. */
export const Route = createFileRoute('/_desk')({ component: DeskRoute });

function DeskRoute() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const currentPath = useRouterState({ select: ({ location }) => location.pathname });
  const counts = useDeskCounts(session?.permissions ?? []);
  const leave = () => {
    logOut(queryClient).then(
      () => router.navigate({ href: LOGIN_PATH, replace: true }),
      () => notify.error('退出失败，请稍后再试'),
    );
  };
  return (
    <AntdProvider>
      <DeskLayout
        personName={session?.realName || session?.userName || ''}
        menu={session ? deskMenuGroups(session) : []}
        currentPath={currentPath}
        counts={counts}
        onLogOut={leave}
      >
        <Outlet />
      </DeskLayout>
    </AntdProvider>
  );
}
