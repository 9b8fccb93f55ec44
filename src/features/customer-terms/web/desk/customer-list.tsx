import { useRouter } from '@tanstack/react-router';
import { deskCustomerHref } from '#business/paths/rules/public.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { CUSTOMER_COLUMNS } from './customer-columns.tsx';
import { CustomerFilters } from './customer-filters.tsx';
import type { OpenListProps } from './list-props.ts';
import { PolicyButton } from './policy-button.tsx';
import { customersQuery } from './terms-desk-api.ts';

/** All customers, with what they may owe and do. */
export function CustomerList({ search, address, tabs }: OpenListProps) {
  const router = useRouter();
  return (
    <ListPage
      title="客户条款"
      storeKey="desk-customers"
      address={address}
      page={search}
      result={useListQuery(customersQuery(search))}
      tabs={tabs}
      filters={<CustomerFilters search={search} address={address} />}
      tools={<PolicyButton />}
      table={{
        columns: CUSTOMER_COLUMNS,
        rowKey: (row) => row.customerCode,
        rowName: (row) => row.firmName,
        onOpen: (row) => void router.navigate({ href: deskCustomerHref(row.customerCode) }),
        stacks: true,
        empty: <EmptyState title="没有符合条件的客户">换个条件看看。</EmptyState>,
      }}
    />
  );
}
