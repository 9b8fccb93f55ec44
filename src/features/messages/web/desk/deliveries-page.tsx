import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { Delivery } from '#business/messages/contract/message-desk-contract.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { useSelection } from '#platform/web/kits/list/use-selection.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { useAct } from '#platform/web/use-act.ts';
import { deliveriesQuery, messageDeskApi } from './deliveries-query.ts';
import { readDeliveriesSearch, TABS } from './deliveries-search.ts';
import { DELIVERY_COLUMNS } from './delivery-columns.tsx';

export const Route = createFileRoute('/_desk/desk/deliveries.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadDeliveries } = await import('./load-deliveries.ts');
    await loadDeliveries(context.queryClient, deps);
  },
  component: DeliveriesPage,
});

/** What somebody was not told: mails, text messages and words for groups that did not arrive. */
function DeliveriesPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const search = readDeliveriesSearch(Route.useSearch());
  const address = useListAddress();
  const result = useListQuery(deliveriesQuery(search));
  const selection = useSelection<Delivery>();
  const { busy, run } = useAct({ passing: true, renews: [messageDeskApi.query.key()] });
  const repeat = () =>
    run(async () => {
      const { repeated } = await messageDeskApi.call.repeat({ ids: selection.rows.map(({ id }) => id) });
      selection.clear();
      notify.success(repeated > 0 ? `${repeated} 条消息已重新排队发送` : '所选消息已不在未送达之列');
    });
  const failed = search.tab === undefined;
  return (
    <ListPage
      title="未送达消息"
      storeKey={`desk-deliveries:${session?.userId ?? ''}`}
      address={address}
      page={search}
      result={result}
      tabs={listTabs(address, TABS, { usual: 'failed', current: search.tab })}
      batch={
        failed && (
          <Button size="sm" busy={busy} onClick={() => void repeat()}>
            重新发送
          </Button>
        )
      }
      table={{
        columns: DELIVERY_COLUMNS,
        rowKey: ({ id }) => id,
        rowName: ({ eventName, createdAt }) => `${eventName} ${createdAt}`,
        selection: failed ? selection : undefined,
        empty: (
          <EmptyState title={failed ? '没有未送达的消息' : '没有正在发送的消息'}>
            邮件、短信和群消息发送失败超过 24 小时后列在这里。
          </EmptyState>
        ),
      }}
    />
  );
}
