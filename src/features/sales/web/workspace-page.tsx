import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/public.ts';
import { NoPermission } from '#platform/web/feedback/no-permission.tsx';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { WorkspaceView } from './workspace-view.tsx';

/** Participant type of sales accounts (specification 1). */
const SALES = 5;

export const Route = createFileRoute('/_user/user/sales/workspace.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const session = await queryClient.ensureQueryData(sessionQuery);
    if (session?.participantExtendType !== SALES) return;
    const { loadWorkspace } = await import('./load-workspace.ts');
    await loadWorkspace(queryClient, deps);
  },
  component: WorkspacePage,
});

/** Workspace of a sales account; others are led away before they come here. */
function WorkspacePage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const search = Route.useSearch();
  if (session?.participantExtendType !== SALES) return <NoPermission message="没有访问销售工作台的权限" />;
  return <WorkspaceView search={search} userId={session.userId} />;
}
