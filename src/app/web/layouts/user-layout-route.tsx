import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AntdProvider } from '#platform/web/kits/antd/antd-provider.tsx';

export const Route = createFileRoute('/_user')({ component: UserLayout });

function UserLayout() {
  return (
    <AntdProvider>
      <main style={{ padding: 20 }}>
        <Outlet />
      </main>
    </AntdProvider>
  );
}
