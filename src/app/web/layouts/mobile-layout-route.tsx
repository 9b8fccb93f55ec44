import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { siteQuery } from '#features/content/web/public.ts';
import { MobileLayout } from '../frame/mobile-layout.tsx';

export const Route = createFileRoute('/_mobile')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(siteQuery);
  },
  component: MobileRoute,
});

function MobileRoute() {
  const { data: site } = useSuspenseQuery(siteQuery);
  return (
    <MobileLayout site={site} logoUrl={null}>
      <Outlet />
    </MobileLayout>
  );
}
