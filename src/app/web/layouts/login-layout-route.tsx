import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { siteQuery } from '#features/content/web/public.ts';
import { LoginLayout } from '../frame/login-layout.tsx';

export const Route = createFileRoute('/_login')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(siteQuery);
  },
  component: LoginRoute,
});

function LoginRoute() {
  const { data: site } = useSuspenseQuery(siteQuery);
  return (
    <LoginLayout site={site}>
      <Outlet />
    </LoginLayout>
  );
}
