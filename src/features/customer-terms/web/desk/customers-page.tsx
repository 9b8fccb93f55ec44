import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Stack } from '#platform/web/display/stack.tsx';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { ApplicationList } from './application-list.tsx';
import { ChangeList } from './change-list.tsx';
import { CustomerList } from './customer-list.tsx';
import { CUSTOMER_TABS, readCustomerSearch } from './customer-search.ts';
import { FigureTiles } from './figure-tiles.tsx';
import { figuresQuery } from './terms-desk-api.ts';

export const Route = createFileRoute('/_desk/desk/customers.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadCustomers } = await import('./load-customers.ts');
    await loadCustomers(context.queryClient, deps);
  },
  component: CustomersPage,
});

const NOTHING = { keyword: undefined, level: undefined, credit: undefined, state: undefined, sort: undefined };

/** Desk: customers with what is agreed with them, what they apply for, and what waits for a second person. */
function CustomersPage() {
  const search = readCustomerSearch(Route.useSearch());
  const address = useListAddress();
  const { data } = useQuery(figuresQuery);
  const figures = data?.figures;
  const tabs = listTabs(address, CUSTOMER_TABS, {
    usual: 'customers',
    current: search.tab,
    counts: { applications: figures?.applications, changes: figures?.waiting },
    change: { ...NOTHING, kind: undefined, channel: undefined, status: undefined },
  });
  const of = { search, address, tabs };
  return (
    <Stack>
      {figures && <FigureTiles figures={figures} />}
      {search.tab === undefined && <CustomerList {...of} />}
      {search.tab === 'applications' && <ApplicationList {...of} />}
      {(search.tab === 'changes' || search.tab === 'history') && <ChangeList key={search.tab} {...of} />}
    </Stack>
  );
}
