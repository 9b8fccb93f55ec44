import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/public.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { FirmList } from './firm-list.tsx';
import { FirmView } from './firm-view.tsx';
import { ReceiptList } from './receipt-list.tsx';
import { readReceivablesSearch, TABS } from './receivables-search.ts';
import { WriteOffList } from './write-off-list.tsx';

export const Route = createFileRoute('/_desk/desk/receivables.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadReceivables } = await import('./load-receivables.ts');
    await loadReceivables(context.queryClient, deps);
  },
  component: ReceivablesPage,
});

/** Desk: what companies owe by age, the money that came, and what is to be given up. */
function ReceivablesPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const search = readReceivablesSearch(Route.useSearch());
  const address = useListAddress();
  const { tab } = search;
  if (search.firm) return <FirmView customerCode={search.firm} />;
  const tabs = listTabs(address, TABS, { usual: 'open', current: tab, change: { keyword: undefined } });
  const list = { search, address, tabs, userId: String(session?.userId ?? '') };
  if (tab === 'receipts' || tab === 'bills') return <ReceiptList {...list} />;
  if (tab === 'writeOffs') return <WriteOffList {...list} />;
  return <FirmList {...list} />;
}
