import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AFTER_SALE_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import { AFTER_SALES_PATH } from '#business/paths/rules/public.ts';
import { prefetchApproval } from '#features/approvals/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { caseQuery, watchedCaseQuery } from '../case-api.ts';
import { CaseDetailView } from './case-detail.tsx';

export const Route = createFileRoute('/_user/user/transaction/afterSalesDetail.html')({
  validateSearch: (search: Record<string, unknown>): { caseNo?: string } => ({
    caseNo: readNumber(search.caseNo, AFTER_SALE_NUMBER),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { caseNo } }) => {
    if (!caseNo) return;
    await queryClient.prefetchQuery(caseQuery(caseNo));
    const found = queryClient.getQueryData(caseQuery(caseNo).queryKey);
    if (found && found.approvalStatus !== 'none') {
      await prefetchApproval(queryClient, { documentType: 'after_sale', documentNo: caseNo });
    }
  },
  component: CaseDetailPage,
});

function CaseDetailPage() {
  const { caseNo = '' } = Route.useSearch();
  const { data, error, refetch } = useQuery({ ...watchedCaseQuery(caseNo), enabled: caseNo !== '' });
  if (data) return <CaseDetailView found={data} />;
  return (
    <Stack>
      <h1 className="visually-hidden">售后单详情</h1>
      {caseNo === '' && (
        <EmptyState title="没有这张售后单" action={<PageLink href={AFTER_SALES_PATH}>查看售后单</PageLink>}>
          请从售后列表进入。
        </EmptyState>
      )}
      {error && (
        <ErrorState title="售后单加载失败" onRetry={() => void refetch()}>
          {wordsOfRefusal(error, '请稍后重试')}
        </ErrorState>
      )}
      {caseNo !== '' && !error && <SkeletonRows count={6} height={40} columns={3} />}
    </Stack>
  );
}
