import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AFTER_SALE_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import { DESK_CASES_PATH } from '#business/paths/rules/public.ts';
import { isCallError, wordsOfRefusal } from '#platform/web/api-client.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { deskCaseQuery } from './case-desk-api.ts';
import { DeskCaseView } from './desk-case-view.tsx';

export const Route = createFileRoute('/_desk/desk/caseDetail.html')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadDeskCase } = await import('./load-cases.ts');
    await loadDeskCase(context.queryClient, deps);
  },
  component: CaseDetailPage,
});

/** Desk: one case from the application to its end. */
function CaseDetailPage() {
  const search = Route.useSearch();
  const caseNo = readNumber(search.caseNo, AFTER_SALE_NUMBER) ?? '';
  const { data, error, refetch } = useQuery({ ...deskCaseQuery(caseNo), enabled: caseNo !== '' });
  if (data) return <DeskCaseView key={data.caseNo} found={data} scanned={Number(search.scanned) === 1} />;
  const gone = isCallError(error) && error.status === 404;
  return (
    <Stack>
      <Breadcrumb items={[{ label: '售后处理', href: DESK_CASES_PATH }, { label: caseNo || '售后单详情' }]} />
      <h1 className="visually-hidden">售后处理详情</h1>
      {(caseNo === '' || gone) && <EmptyState title="没有这张售后单">请从售后处理列表进入。</EmptyState>}
      {error && !gone && (
        <ErrorState title="售后单加载失败" onRetry={() => void refetch()}>
          {wordsOfRefusal(error, '请稍后重试')}
        </ErrorState>
      )}
      {caseNo !== '' && !error && <SkeletonRows count={6} height={40} columns={3} />}
    </Stack>
  );
}
