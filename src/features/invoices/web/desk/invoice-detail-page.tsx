import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { DESK_INVOICES_PATH } from '#business/paths/rules/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { readApplicationNo } from '../invoice-api.ts';
import { deskDetailQuery } from './desk-api.ts';
import { DeskInvoiceView } from './desk-invoice-view.tsx';

export const Route = createFileRoute('/_desk/desk/invoiceDetail.html')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadDeskInvoice } = await import('./load-invoices.ts');
    await loadDeskInvoice(context.queryClient, deps);
  },
  component: InvoiceDetailPage,
});

/** Desk: one application from its review to its red letters. */
function InvoiceDetailPage() {
  const applicationNo = readApplicationNo(Route.useSearch()) ?? '';
  const { data, error, refetch } = useQuery({ ...deskDetailQuery(applicationNo), enabled: applicationNo !== '' });
  if (data) return <DeskInvoiceView key={data.applicationNo} found={data} />;
  return (
    <Stack>
      <Breadcrumb items={[{ label: '开票处理', href: DESK_INVOICES_PATH }, { label: applicationNo || '开票申请' }]} />
      <h1 className="visually-hidden">开票处理详情</h1>
      {applicationNo === '' && <EmptyState title="没有这张开票申请">请从开票处理列表进入。</EmptyState>}
      {error && (
        <ErrorState title="开票申请加载失败" onRetry={() => void refetch()}>
          {wordsOfRefusal(error, '请稍后重试')}
        </ErrorState>
      )}
      {applicationNo !== '' && !error && <SkeletonRows count={6} height={40} columns={3} />}
    </Stack>
  );
}
