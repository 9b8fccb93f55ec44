import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { QUOTE_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import { QUOTE_LIST_PATH } from '#business/paths/rules/public.ts';
import { prefetchApproval } from '#features/approvals/web/public.ts';
import { QuoteDetailView, quoteQuery } from '#features/quotes/web/public.ts';
import { QuoteShares } from '#features/sharing/web/public.ts';
import { isCallError, wordsOfRefusal } from '#platform/web/api-client.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';

export const Route = createFileRoute('/_user/user/transaction/quotaDetail.html')({
  validateSearch: (search: Record<string, unknown>): { quoteNo?: string } => ({
    quoteNo: readNumber(search.quoteNo, QUOTE_NUMBER),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { quoteNo } = deps;
    if (!quoteNo) return;
    await Promise.all([
      context.queryClient.prefetchQuery(quoteQuery(quoteNo)),
      prefetchApproval(context.queryClient, { documentType: 'quote', documentNo: quoteNo }),
    ]);
  },
  component: QuotaDetailPage,
});

function QuotaDetailPage() {
  const { quoteNo = '' } = Route.useSearch();
  const { data, error, refetch } = useQuery({ ...quoteQuery(quoteNo), enabled: quoteNo !== '' });
  if (data) {
    return (
      <QuoteDetailView quote={data}>
        <QuoteShares quoteNo={quoteNo} />
      </QuoteDetailView>
    );
  }
  const gone = isCallError(error) && error.status === 404;
  return (
    <>
      <h1 className="visually-hidden">报价详情</h1>
      {(quoteNo === '' || gone) && (
        <EmptyState title="没有这张报价" action={<PageLink href={QUOTE_LIST_PATH}>查看我的报价</PageLink>}>
          {gone ? `${quoteNo} 不存在，或您没有查看权限。` : '请从我的报价进入。'}
        </EmptyState>
      )}
      {error && !gone && (
        <ErrorState title="报价加载失败" onRetry={() => void refetch()}>
          {wordsOfRefusal(error, '请稍后重试')}
        </ErrorState>
      )}
      {quoteNo !== '' && !error && <SkeletonRows count={6} height={40} columns={3} />}
    </>
  );
}
