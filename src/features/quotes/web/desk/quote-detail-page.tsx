import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { isCallError } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { useAct } from '#platform/web/use-act.ts';
import styles from '../quote.module.css';
import { deskQuoteQuery, quoteDeskApi } from '../quote-api.ts';
import { readQuoteNo } from '../quote-no.ts';
import { deskQuoteHref } from '../quote-words.ts';
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

const ENQUIRY_NO = /^XJ\d{12}$/;

/** Desk: one quote from the first price to the last version; an enquiry without one begins it here. */
function QuoteDetailPage() {
  const search = Route.useSearch();
  const quoteNo = readQuoteNo(search.quoteNo) ?? '';
  const { data, error, refetch } = useQuery({ ...deskQuoteQuery(quoteNo), enabled: quoteNo !== '' });
  if (data) return <DeskQuoteView quote={data} />;
  const gone = isCallError(error) && error.status === 404;
  const enquiryNo = typeof search.enquiryNo === 'string' && ENQUIRY_NO.test(search.enquiryNo) ? search.enquiryNo : '';
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: '报价处理', href: '/desk/quotes.html' }, { label: quoteNo || '报价详情' }]} />
      <h1 className="visually-hidden">报价处理详情</h1>
      {quoteNo === '' && (enquiryNo ? <Begin enquiryNo={enquiryNo} /> : <Nothing />)}
      {gone && <Nothing />}
      {error && !gone && (
        <ErrorState title="报价加载失败" onRetry={() => void refetch()}>
          {isCallError(error) ? error.message : '请稍后重试'}
        </ErrorState>
      )}
      {quoteNo !== '' && !error && <SkeletonRows count={6} height={40} columns={3} />}
    </div>
  );
}

function Nothing() {
  return <EmptyState title="没有这张报价">请从报价处理列表进入。</EmptyState>;
}

function Begin({ enquiryNo }: { enquiryNo: string }) {
  const router = useRouter();
  const act = useAct();
  const begin = async () => {
    let quoteNo = '';
    const begun = await act.run(async (context) => {
      ({ quoteNo } = await quoteDeskApi.call.fromEnquiry({ enquiryNo }, context));
    }, '已开始报价');
    if (begun) await router.navigate({ href: deskQuoteHref(quoteNo), replace: true });
  };
  return (
    <EmptyState
      title={`为询价单 ${enquiryNo} 报价`}
      action={
        <Button kind="primary" busy={act.busy} onClick={() => void begin()}>
          开始报价
        </Button>
      }
    >
      {act.problem ?? '按询价单的行建立报价草稿，目录商品带出客户价。'}
    </EmptyState>
  );
}
