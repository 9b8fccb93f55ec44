import { createFileRoute } from '@tanstack/react-router';
import { DEPARTMENT_LIST_PATH } from '#business/paths/rules/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { readIdInUrl } from '../company-queries.ts';
import { OrgDetail } from './org-detail.tsx';

export const Route = createFileRoute('/_user/user/system/org-detail.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadDepartments } = await import('./load-departments.ts');
    await loadDepartments(context.queryClient, deps);
  },
  component: OrgDetailPage,
});

function OrgDetailPage() {
  const search = Route.useSearch();
  const departmentId = readIdInUrl(search.departmentId);
  if (departmentId !== undefined)
    return <OrgDetail departmentId={departmentId} companyId={readIdInUrl(search.companyId)} />;
  return (
    <>
      <h1 className="visually-hidden">部门详情</h1>
      <EmptyState title="没有指定部门" action={<ButtonLink href={DEPARTMENT_LIST_PATH}>返回组织</ButtonLink>}>
        请从组织页面打开。
      </EmptyState>
    </>
  );
}
