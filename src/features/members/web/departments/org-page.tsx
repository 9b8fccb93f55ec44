import { createFileRoute } from '@tanstack/react-router';
import { readIdInUrl } from '../company-queries.ts';
import { Org } from './org.tsx';

export const Route = createFileRoute('/_user/user/system/org.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadDepartments } = await import('./load-departments.ts');
    await loadDepartments(context.queryClient, deps);
  },
  component: OrgPage,
});

function OrgPage() {
  const search = Route.useSearch();
  return <Org departmentId={readIdInUrl(search.departmentId)} companyId={readIdInUrl(search.companyId)} />;
}
