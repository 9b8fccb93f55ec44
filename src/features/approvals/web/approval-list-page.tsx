import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/public.ts';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { approvalCountsQuery } from './approval-counts-query.ts';
import { ApprovalList } from './approval-list.tsx';
import { approvalListQuery } from './approval-queries.ts';
import { readApprovalSearch, wishOf } from './approval-search.ts';
import { delayedQuery } from './delayed-decisions.ts';

export const Route = createFileRoute('/_user/user/transaction/approval.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      loadList(context.queryClient, approvalListQuery(wishOf(readApprovalSearch(deps)))),
      loadList(context.queryClient, approvalCountsQuery),
      loadList(context.queryClient, delayedQuery),
    ]);
  },
  component: ApprovalListPage,
});

function ApprovalListPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return <ApprovalList search={readApprovalSearch(Route.useSearch())} userId={session?.userId ?? ''} />;
}
