import { createFileRoute } from '@tanstack/react-router';
import { MEMBER_LIST_PATH } from '#business/paths/rules/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { readIdInUrl } from '../company-queries.ts';
import { UserDetail } from './user-detail.tsx';

export const Route = createFileRoute('/_user/user/system/user-detail.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadUserDetail } = await import('./load-users.ts');
    await loadUserDetail(context.queryClient, deps);
  },
  component: UserDetailPage,
});

function UserDetailPage() {
  const search = Route.useSearch();
  const memberId = readIdInUrl(search.memberId);
  if (memberId !== undefined) return <UserDetail memberId={memberId} companyId={readIdInUrl(search.companyId)} />;
  return (
    <>
      <h1 className="visually-hidden">用户详情</h1>
      <EmptyState title="没有指定用户" action={<ButtonLink href={MEMBER_LIST_PATH}>返回用户列表</ButtonLink>}>
        请从用户列表打开。
      </EmptyState>
    </>
  );
}
