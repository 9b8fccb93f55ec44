import { createFileRoute } from '@tanstack/react-router';
import { readIdInUrl } from '../company-queries.ts';
import { RoleEdit } from './role-edit.tsx';

export const Route = createFileRoute('/_user/user/system/role-edit.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadRoles } = await import('./load-roles.ts');
    await loadRoles(context.queryClient, deps);
  },
  component: RoleEditPage,
});

function RoleEditPage() {
  const search = Route.useSearch();
  const [roleId, copyOf] = [readIdInUrl(search.roleId), readIdInUrl(search.copyOf)];
  return <RoleEdit roleId={roleId} copyOf={copyOf} companyId={readIdInUrl(search.companyId)} />;
}
