import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ENQUIRY_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import { ENQUIRY_LIST_PATH } from '#business/paths/rules/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { enquiryQuery } from './enquiry-api.ts';
import { EnquiryDetailView } from './enquiry-detail.tsx';

export const Route = createFileRoute('/_user/user/transaction/inquiryDetail.html')({
  validateSearch: (search: Record<string, unknown>): { enquiryNo?: string } => ({
    enquiryNo: readNumber(search.enquiryNo, ENQUIRY_NUMBER),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (deps.enquiryNo) await context.queryClient.prefetchQuery(enquiryQuery(deps.enquiryNo));
  },
  component: InquiryDetailPage,
});

function InquiryDetailPage() {
  const { enquiryNo = '' } = Route.useSearch();
  const { data, error, refetch } = useQuery({ ...enquiryQuery(enquiryNo), enabled: enquiryNo !== '' });
  if (data) return <EnquiryDetailView enquiry={data} />;
  return (
    <Stack>
      <h1 className="visually-hidden">询价单详情</h1>
      {enquiryNo === '' && (
        <EmptyState title="没有这张询价单" action={<PageLink href={ENQUIRY_LIST_PATH}>查看询价单</PageLink>}>
          请从询价单列表进入。
        </EmptyState>
      )}
      {error && (
        <ErrorState title="询价单加载失败" onRetry={() => void refetch()}>
          {wordsOfRefusal(error, '请稍后重试')}
        </ErrorState>
      )}
      {enquiryNo !== '' && !error && <SkeletonRows count={6} height={40} columns={3} />}
    </Stack>
  );
}
