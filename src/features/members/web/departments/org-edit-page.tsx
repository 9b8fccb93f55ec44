import { createFileRoute } from '@tanstack/react-router';
import { readIdInUrl } from '../company-queries.ts';
import { OrgEdit } from './org-edit.tsx';

export const Route = createFileRoute('/_user/user/system/org-edit.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadDepartments } = await import('./load-departments.ts');
    await loadDepartments(context.queryClient, deps);
  },
  component: OrgEditPage,
});

function OrgEditPage() {
  const search = Route.useSearch();
  const [departmentId, parentId] = [readIdInUrl(search.departmentId), readIdInUrl(search.parentId)];
  return <OrgEdit departmentId={departmentId} parentId={parentId} companyId={readIdInUrl(search.companyId)} />;
}
