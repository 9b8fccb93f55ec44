import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { ExportButton } from '#business/transfers/web/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { type ListAddress, useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import exports from '../../contract/exports.gen.json';
import { CORRECTION_STATUS } from '../../rules/correction-status.ts';
import { correctionColumns } from './correction-columns.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { type CorrectionsSearch, queueFilter, readCorrectionsSearch } from './corrections-search.ts';
import { queueQuery } from './desk-correction-queries.ts';

export const Route = createFileRoute('/_desk/desk/corrections.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadCorrections } = await import('./load-corrections.ts');
    await loadCorrections(context.queryClient, deps);
  },
  component: CorrectionsPage,
});

const TABS = { ...CORRECTION_STATUS, all: '全部' };

/** Desk: what people say is wrong with items, what waits first. */
function CorrectionsPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const search = readCorrectionsSearch(Route.useSearch());
  const address = useListAddress();
  const result = useListQuery(queueQuery(search));
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <ListPage
        title="商品纠错"
        storeKey={`desk-corrections:${session?.userId ?? ''}`}
        address={address}
        page={search}
        result={result}
        tabs={listTabs(address, TABS, { usual: 'pending', current: search.tab, counts: result.data?.counts })}
        filters={<ItemFilter key={search.itemCode} search={search} address={address} />}
        tools={
          <ExportButton
            size="sm"
            {...exports['desk-corrections']}
            input={queueFilter(search)}
            rows={result.data?.total}
          >
            导出
          </ExportButton>
        }
        table={{
          columns: correctionColumns((row) => setOpenId(row.id)),
          rowKey: (row) => row.id,
          onOpen: (row) => setOpenId(row.id),
          empty: <EmptyState title="没有商品纠错">这个状态下没有待看的纠错。</EmptyState>,
        }}
      />
      <CorrectionDialog
        ticket={result.data?.list.find((row) => row.id === openId) ?? null}
        onClose={() => setOpenId(null)}
      />
    </>
  );
}

function ItemFilter({ search, address }: { search: CorrectionsSearch; address: ListAddress }) {
  const [typed, setTyped] = useState(search.itemCode ?? '');
  return (
    <FilterBar
      label="筛选商品纠错"
      active={search.itemCode !== undefined}
      onSearch={() => address.go({ itemCode: typed.trim() || undefined })}
      onReset={() => address.go({ itemCode: undefined })}
    >
      <FilterText label="产品编码" value={typed} onChange={setTyped} />
    </FilterBar>
  );
}
