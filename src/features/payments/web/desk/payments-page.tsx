import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { sessionQuery } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { type ListAddress, useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { DeskPayment } from '../../contract/payment-schemas.ts';
import { BookDialog } from './book-dialog.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { deskPaymentsQuery } from './payment-desk-queries.ts';
import { type PaymentsSearch, readPaymentsSearch, TABS } from './payments-search.ts';

export const Route = createFileRoute('/_desk/desk/payments.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadPayments } = await import('./load-payments.ts');
    await loadPayments(context.queryClient, deps);
  },
  component: PaymentsPage,
});

/** Desk: transfers that are awaited, refunds that are due, and every payment. */
function PaymentsPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const search = readPaymentsSearch(Route.useSearch());
  const address = useListAddress();
  const result = useListQuery(deskPaymentsQuery(search));
  const [matching, setMatching] = useState(false);
  const [booking, setBooking] = useState<DeskPayment | null>(null);
  return (
    <>
      <ListPage
        title="收款与退款"
        storeKey={`desk-payments:${session?.userId ?? ''}`}
        address={address}
        page={search}
        result={result}
        tabs={listTabs(address, TABS, { usual: 'transfers', current: search.tab })}
        filters={<Filter key={search.keyword} search={search} address={address} />}
        tools={
          <Button kind="primary" onClick={() => setMatching(true)}>
            按流水匹配
          </Button>
        }
        table={{
          columns: paymentColumns(setBooking),
          rowKey: (row) => row.payNo,
          empty: <EmptyState title="没有付款单">这里没有待处理的付款。</EmptyState>,
        }}
      />
      {matching && (
        <MatchDialog
          onChoose={(payment) => {
            setMatching(false);
            setBooking(payment);
          }}
          onClose={() => setMatching(false)}
        />
      )}
      {booking && <BookDialog key={booking.payNo} payment={booking} onClose={() => setBooking(null)} />}
    </>
  );
}

function Filter({ search, address }: { search: PaymentsSearch; address: ListAddress }) {
  const [typed, setTyped] = useState(search.keyword ?? '');
  return (
    <FilterBar
      label="筛选付款单"
      active={search.keyword !== undefined}
      onSearch={() => address.go({ keyword: typed.trim() || undefined })}
      onReset={() => address.go({ keyword: undefined })}
    >
      <FilterText label="订单号、PO 号、付款单号或客户" value={typed} onChange={setTyped} />
    </FilterBar>
  );
}
