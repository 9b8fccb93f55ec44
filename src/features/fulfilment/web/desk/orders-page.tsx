import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { deskOrderHref } from '#business/paths/rules/public.ts';
import { ExportButton } from '#business/transfers/web/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { type Selection, useSelection } from '#platform/web/kits/list/use-selection.ts';
import exports from '../../contract/exports.gen.json';
import type { QueueRow } from '../../contract/fulfilment-desk-schemas.ts';
import { fulfilmentDeskApi, queueQuery } from './fulfilment-desk-api.ts';
import { queueColumns } from './queue-columns.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { filterOf, QUEUE_TABS, readQueueSearch } from './queue-search.ts';
import { useBatch } from './use-batch.ts';
import { useShortcuts } from './use-shortcuts.ts';

export const Route = createFileRoute('/_desk/desk/orders.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadQueue } = await import('./load-desk.ts');
    await loadQueue(context.queryClient, deps);
  },
  component: OrdersPage,
});

/** Desk: orders on their way through the warehouse, what is late first. */
function OrdersPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const router = useRouter();
  const search = readQueueSearch(Route.useSearch());
  const address = useListAddress();
  const result = useListQuery(queueQuery(search));
  const selection = useSelection<QueueRow>();
  return (
    <ListPage
      title="订单履约"
      storeKey={`desk-orders:${session?.userId ?? ''}`}
      address={address}
      page={search}
      result={result}
      tabs={listTabs(address, QUEUE_TABS, { usual: 'to_pick', current: search.tab, counts: result.data?.counts })}
      filters={<QueueFilters search={search} address={address} />}
      tools={
        <ExportButton size="sm" {...exports['desk-orders']} input={filterOf(search)} rows={result.data?.total}>
          导出
        </ExportButton>
      }
      batch={<BatchActs selection={selection} />}
      table={{
        columns: queueColumns,
        rowKey: (row) => row.orderNo,
        rowName: (row) => row.orderNo,
        selection,
        onOpen: (row) => void router.navigate({ href: deskOrderHref(row.orderNo) }),
        stacks: true,
        empty: <EmptyState title="这里没有订单">换个分类或条件看看。</EmptyState>,
      }}
    />
  );
}

/** What can be done with the chosen orders; each button says its shortcut. */
function BatchActs({ selection }: { selection: Selection<QueueRow> }) {
  const batch = useBatch(selection.clear);
  const { call } = fulfilmentDeskApi;
  const confirming = selection.rows.filter((row) => row.canConfirm);
  const toPick = selection.rows.filter((row) => row.toPick > 0);
  const picking = selection.rows.filter((row) => row.picking > 0);
  const confirm = () => void batch.run(confirming, call.confirm, '确认');
  const start = () => void batch.run(toPick, call.startPicking, '开始拣货');
  const pickAll = () => void batch.run(picking, call.pickAll, '拣齐');
  useShortcuts({ KeyQ: confirm, KeyS: start, KeyP: pickAll });
  return (
    <>
      {confirming.length > 0 && (
        <Button size="sm" busy={batch.busy} aria-keyshortcuts="Alt+Q" title="Alt+Q" onClick={confirm}>
          {`确认 ${confirming.length} 张`}
        </Button>
      )}
      {toPick.length > 0 && (
        <Button size="sm" busy={batch.busy} aria-keyshortcuts="Alt+S" title="Alt+S" onClick={start}>
          {`开始拣货 ${toPick.length} 张`}
        </Button>
      )}
      {picking.length > 0 && (
        <Button size="sm" busy={batch.busy} aria-keyshortcuts="Alt+P" title="Alt+P" onClick={pickAll}>
          {`全部拣齐 ${picking.length} 张`}
        </Button>
      )}
    </>
  );
}
