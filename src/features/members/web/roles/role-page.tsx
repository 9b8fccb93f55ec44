import { createFileRoute } from '@tanstack/react-router';
import { readIdInUrl } from '../company-queries.ts';
import { RoleList } from './role-list.tsx';

export const Route = createFileRoute('/_user/user/system/role.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadRoles } = await import('./load-roles.ts');
    await loadRoles(context.queryClient, deps);
  },
  component: RolePage,
});

function RolePage() {
  return <RoleList companyId={readIdInUrl(Route.useSearch().companyId)} />;
}
