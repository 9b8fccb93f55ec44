import { createFileRoute } from '@tanstack/react-router';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { loadSettings } from './load-settings.ts';
import { PreferencesView } from './preferences-view.tsx';

export const Route = createFileRoute('/_user/user/push/settings.html')({
  loader: ({ context }) => loadSettings(context.queryClient),
  pendingComponent: () => <SkeletonLines count={8} />,
  component: PreferencesView,
});
