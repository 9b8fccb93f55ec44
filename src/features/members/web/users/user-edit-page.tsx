import { createFileRoute } from '@tanstack/react-router';
import { readIdInUrl } from '../company-queries.ts';
import { UserEdit } from './user-edit.tsx';

export const Route = createFileRoute('/_user/user/system/user-edit.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadUserEdit } = await import('./load-users.ts');
    await loadUserEdit(context.queryClient, deps);
  },
  component: UserEditPage,
});

function UserEditPage() {
  const search = Route.useSearch();
  return <UserEdit memberId={readIdInUrl(search.memberId)} companyId={readIdInUrl(search.companyId)} />;
}
