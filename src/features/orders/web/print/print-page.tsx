import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ORDER_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { isCallError } from '#platform/web/api-client.ts';
import type { PaperKind } from '../life/print-href.ts';
import { orderCopyQuery, sharedOrderQuery } from '../order-queries.ts';
import { OrderPaper } from './order-paper.tsx';

const CODE = /^[A-Za-z0-9_-]{60,200}$/;

interface PrintAddress {
  orderNo?: string;
  /** Secret of a link to the order. */
  code?: string;
  /** 送货单 instead of the order: without prices. */
  kind?: PaperKind;
}

const matching = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

export const Route = createFileRoute('/_empty/print.html')({
  validateSearch: (search: Record<string, unknown>): PrintAddress => ({
    orderNo: matching(search.orderNo, ORDER_NUMBER.whole),
    code: matching(search.code, CODE),
    kind: search.kind === 'delivery' ? 'delivery' : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    if (!deps.orderNo && !deps.code) throw notFound();
    try {
      if (deps.code) await queryClient.ensureQueryData(sharedOrderQuery(deps.code));
      else await queryClient.ensureQueryData(orderCopyQuery(deps.orderNo ?? ''));
    } catch (error) {
      // Whoever may not see the order, or has no session, learns nothing about its number.
      throw isCallError(error) && error.status < 500 ? notFound() : error;
    }
  },
  component: PrintPage,
});

function PrintPage() {
  const { orderNo = '', code, kind = 'order' } = Route.useSearch();
  return code ? <SharedPaper code={code} kind={kind} /> : <OwnPaper orderNo={orderNo} kind={kind} />;
}

function OwnPaper({ orderNo, kind }: { orderNo: string; kind: PaperKind }) {
  const { data } = useSuspenseQuery(orderCopyQuery(orderNo));
  return <OrderPaper order={data} kind={kind} />;
}

function SharedPaper({ code, kind }: { code: string; kind: PaperKind }) {
  const { data } = useSuspenseQuery(sharedOrderQuery(code));
  return <OrderPaper order={data} kind={kind} />;
}
