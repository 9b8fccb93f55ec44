import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { REQUEST_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { ApprovalDetailView } from './approval-detail-view.tsx';
import { approvalDetailQuery } from './approval-queries.ts';
import { delayedQuery } from './delayed-decisions.ts';

export const Route = createFileRoute('/_user/user/transaction/approvalDetail.html')({
  validateSearch: ({ requestNo }: Record<string, unknown>): { requestNo?: string } =>
    typeof requestNo === 'string' && REQUEST_NUMBER.whole.test(requestNo) ? { requestNo } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { requestNo } }) => {
    if (!requestNo) throw notFound();
    try {
      await Promise.all([
        queryClient.ensureQueryData(approvalDetailQuery(requestNo)),
        loadList(queryClient, delayedQuery),
      ]);
    } catch (error) {
      throw isCallError(error) && error.status === 404 ? notFound() : error;
    }
  },
  pendingComponent: () => <SkeletonLines count={8} />,
  component: ApprovalDetailPage,
});

function ApprovalDetailPage() {
  const { requestNo = '' } = Route.useSearch();
  const { data } = useSuspenseQuery(approvalDetailQuery(requestNo));
  return <ApprovalDetailView key={`${requestNo} ${data.snapshotHash}`} detail={data} />;
}
