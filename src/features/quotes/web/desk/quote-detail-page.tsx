import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { QUOTE_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import { DESK_QUOTES_PATH } from '#business/paths/rules/public.ts';
import { isCallError, wordsOfRefusal } from '#platform/web/api-client.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { deskQuoteQuery } from '../quote-api.ts';
import { DeskQuoteView } from './desk-quote-view.tsx';

export const Route = createFileRoute('/_desk/desk/quoteDetail.html')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadDeskQuote } = await import('./load-quotes.ts');
    await loadDeskQuote(context.queryClient, deps);
  },
  component: QuoteDetailPage,
});

/** Desk: one quote from the first price to the last version. */
function QuoteDetailPage() {
  const search = Route.useSearch();
  const quoteNo = readNumber(search.quoteNo, QUOTE_NUMBER) ?? '';
  const { data, error, refetch } = useQuery({ ...deskQuoteQuery(quoteNo), enabled: quoteNo !== '' });
  if (data) return <DeskQuoteView quote={data} />;
  const gone = isCallError(error) && error.status === 404;
  return (
    <Stack>
      <Breadcrumb items={[{ label: '报价处理', href: DESK_QUOTES_PATH }, { label: quoteNo || '报价详情' }]} />
      <h1 className="visually-hidden">报价处理详情</h1>
      {(quoteNo === '' || gone) && <Nothing />}
      {error && !gone && (
        <ErrorState title="报价加载失败" onRetry={() => void refetch()}>
          {wordsOfRefusal(error, '请稍后重试')}
        </ErrorState>
      )}
      {quoteNo !== '' && !error && <SkeletonRows count={6} height={40} columns={3} />}
    </Stack>
  );
}

function Nothing() {
  return <EmptyState title="没有这张报价">请从报价处理列表进入。</EmptyState>;
}
