import { createFileRoute } from '@tanstack/react-router';
import { ORDER_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import { orderVatQuery } from '#features/orders/web/public.ts';
import { titlesQuery } from '#features/profile/web/public.ts';
import { placesQuery } from '../invoice-api.ts';
import { ApplyForm } from './apply-form.tsx';

interface ApplySearch {
  orderNo?: string;
  statementNo?: string;
}

export const Route = createFileRoute('/_user/user/account/invoiceApply.html')({
  validateSearch: ({ orderNo, statementNo }: Record<string, unknown>): ApplySearch => ({
    orderNo: readNumber(orderNo, ORDER_NUMBER),
    statementNo: typeof statementNo === 'string' && /^[A-Z]{2,4}\d{12}$/.test(statementNo) ? statementNo : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { orderNo, statementNo } }) => {
    await queryClient.prefetchQuery(titlesQuery);
    if (orderNo) await queryClient.prefetchQuery(orderVatQuery(orderNo));
    else if (!statementNo) await queryClient.prefetchQuery(placesQuery(undefined));
  },
  component: InvoiceApplyPage,
});

function InvoiceApplyPage() {
  const { orderNo, statementNo } = Route.useSearch();
  return <ApplyForm key={orderNo ?? statementNo ?? ''} orderNo={orderNo} statementNo={statementNo} />;
}
