import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AntdProvider } from '#platform/web/kits/antd/antd-provider.tsx';
import { loadFrame } from '../frame/frame-queries.ts';
import { FramedUserPage } from '../frame/framed-user-page.tsx';

export const Route = createFileRoute('/_user')({
  loader: ({ context }) => loadFrame(context.queryClient),
  component: () => (
    <AntdProvider>
      <FramedUserPage>
        <Outlet />
      </FramedUserPage>
    </AntdProvider>
  ),
});
