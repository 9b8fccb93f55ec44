import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { settingQuery } from './setting-api.ts';
import { SettingForm } from './setting-form.tsx';

export const Route = createFileRoute('/_user/user/system/afterSales.html')({
  loader: ({ context }) => context.queryClient.ensureQueryData(settingQuery),
  pendingComponent: () => <SkeletonLines count={5} />,
  component: SettingsPage,
});

/** What the company wants of its own after-sales. */
function SettingsPage() {
  const { data } = useSuspenseQuery(settingQuery);
  return <SettingForm key={data.version} setting={data} />;
}
