import { createFileRoute } from '@tanstack/react-router';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { PreferencesView } from '../settings/preferences-view.tsx';

export const Route = createFileRoute('/_desk/desk/messageSettings.html')({
  loader: async ({ context }) => {
    const { loadSettings } = await import('../settings/load-settings.ts');
    await loadSettings(context.queryClient);
  },
  pendingComponent: () => <SkeletonLines count={8} />,
  component: PreferencesView,
});
