import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { INVOICES_PATH } from '#business/paths/rules/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { applicationQuery, readApplicationNo } from '../invoice-api.ts';
import { ApplicationView } from './application-view.tsx';

export const Route = createFileRoute('/_user/user/account/invoiceDetail.html')({
  validateSearch: (search: Record<string, unknown>): { applicationNo?: string } => ({
    applicationNo: readApplicationNo(search),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { applicationNo } }) => {
    if (applicationNo) await queryClient.prefetchQuery(applicationQuery(applicationNo));
  },
  component: InvoiceDetailPage,
});

function InvoiceDetailPage() {
  const { applicationNo = '' } = Route.useSearch();
  const { data, error, refetch } = useQuery({ ...applicationQuery(applicationNo), enabled: applicationNo !== '' });
  if (data) return <ApplicationView found={data} />;
  return (
    <Stack>
      <h1 className="visually-hidden">开票申请详情</h1>
      {applicationNo === '' && (
        <EmptyState title="没有这张开票申请" action={<PageLink href={INVOICES_PATH}>查看发票</PageLink>}>
          请从发票列表进入。
        </EmptyState>
      )}
      {error && (
        <ErrorState title="开票申请加载失败" onRetry={() => void refetch()}>
          {wordsOfRefusal(error, '请稍后重试')}
        </ErrorState>
      )}
      {applicationNo !== '' && !error && <SkeletonRows count={6} height={40} columns={3} />}
    </Stack>
  );
}
