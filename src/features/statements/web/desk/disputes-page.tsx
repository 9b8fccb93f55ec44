import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { sessionQuery } from '#features/access/web/public.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { KeywordFilter } from '#platform/web/kits/list/keyword-filter.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { disputesQuery } from './desk-api.ts';
import { DeskDisputeDialog } from './desk-dispute-dialog.tsx';
import { DISPUTE_TABS, readDisputeSearch } from './desk-search.ts';
import { disputeColumns } from './dispute-columns.tsx';

export const Route = createFileRoute('/_desk/desk/statementDisputes.html')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadDisputes } = await import('./load-desk.ts');
    await loadDisputes(context.queryClient, deps);
  },
  component: DisputesPage,
});

/** Desk: what customers say is wrong with their statements, the longest promised first. */
function DisputesPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const search = readDisputeSearch(Route.useSearch());
  const address = useListAddress();
  const result = useListQuery(disputesQuery(search));
  const [open, setOpen] = useState<string | null>(search.dispute ?? null);
  return (
    <>
      <ListPage
        title="对账异议"
        storeKey={`desk-disputes:${session?.userId ?? ''}`}
        address={address}
        page={search}
        result={result}
        tabs={listTabs(address, DISPUTE_TABS, { usual: 'waiting', current: search.tab, counts: result.data?.counts })}
        filters={
          <KeywordFilter
            label="筛选异议"
            hint="异议单号、对账单号、订单号或客户"
            keyword={search.keyword}
            address={address}
          />
        }
        table={{
          columns: disputeColumns(setOpen),
          rowKey: (row) => row.disputeNo,
          rowName: (row) => row.disputeNo,
          onOpen: (row) => setOpen(row.disputeNo),
          stacks: true,
          empty: <EmptyState title="这里没有异议">换个分类看看。</EmptyState>,
        }}
      />
      {open && <DeskDisputeDialog key={open} disputeNo={open} onClose={() => setOpen(null)} />}
    </>
  );
}
