import { Stack } from '#platform/web/display/stack.tsx';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { DutyPanels } from '../duty-panels.tsx';
import { useEnterFirm } from '../use-enter-firm.ts';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerTable } from './customer-table.tsx';
import type { PurchasesSearch } from './purchases-search.ts';

/** What each customer buys this year beside last, who has gone quiet, and what waits with them. */
export function PurchasesView({ search }: { search: PurchasesSearch }) {
  const address = useListAddress();
  const { enter, entering } = useEnterFirm();
  return (
    <Stack>
      <h1 className="visually-hidden">客户采购</h1>
      <CustomerTable search={search} address={address} entering={entering} onEnter={enter} />
      {search.customer && (
        <CustomerOrders customer={search.customer} year={search.year ?? 'this'} address={address} onEnter={enter} />
      )}
      <DutyPanels onEnter={enter} />
    </Stack>
  );
}
