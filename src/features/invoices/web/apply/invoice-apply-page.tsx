import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ORDER_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import { INVOICES_PATH } from '#business/paths/rules/public.ts';
import { orderVatQuery } from '#features/orders/web/public.ts';
import { titlesQuery } from '#features/profile/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Stack } from '#platform/web/display/stack.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { APPLICATION_NUMBER } from '../../contract/invoice-numbers.ts';
import { applyTermsQuery, draftQuery, placesQuery } from '../invoice-api.ts';
import type { ApplyPlace } from './application-form.ts';
import { ApplyForm } from './apply-form.tsx';

interface ApplySearch extends ApplyPlace {
  draft?: string;
}

export const Route = createFileRoute('/_user/user/account/invoiceApply.html')({
  validateSearch: ({ orderNo, statementNo, draft }: Record<string, unknown>): ApplySearch => ({
    orderNo: readNumber(orderNo, ORDER_NUMBER),
    statementNo: typeof statementNo === 'string' && /^[A-Z]{2,4}\d{12}$/.test(statementNo) ? statementNo : undefined,
    draft: readNumber(draft, APPLICATION_NUMBER),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { orderNo, statementNo, draft } }) => {
    await queryClient.ensureQueryData(applyTermsQuery);
    await queryClient.prefetchQuery(titlesQuery);
    if (draft) await queryClient.prefetchQuery(draftQuery(draft));
    else if (orderNo) await queryClient.prefetchQuery(orderVatQuery(orderNo));
    else if (!statementNo) await queryClient.prefetchQuery(placesQuery(undefined));
  },
  component: InvoiceApplyPage,
});

function InvoiceApplyPage() {
  const { orderNo, statementNo, draft } = Route.useSearch();
  const { data: terms } = useSuspenseQuery(applyTermsQuery);
  if (draft) return <DraftPage key={draft} applicationNo={draft} />;
  const place = { ...(orderNo && { orderNo }), ...(statementNo && { statementNo }) };
  return <ApplyForm key={orderNo ?? statementNo ?? ''} place={place} terms={terms} draft={null} />;
}

/** Goes on with a draft. */
function DraftPage({ applicationNo }: { applicationNo: string }) {
  const { data: terms } = useSuspenseQuery(applyTermsQuery);
  const { data, error, refetch } = useQuery(draftQuery(applicationNo));
  if (data) return <ApplyForm key={data.version} place={{}} terms={terms} draft={data} />;
  return (
    <Stack>
      <h1 className="visually-hidden">申请开票</h1>
      {error ? (
        <ErrorState title="草稿打不开" onRetry={() => void refetch()}>
          {wordsOfRefusal(error, '请稍后重试')} <PageLink href={`${INVOICES_PATH}?tab=draft`}>查看草稿</PageLink>
        </ErrorState>
      ) : (
        <SkeletonRows count={6} height={40} columns={3} />
      )}
    </Stack>
  );
}
