import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { readCustomerSearch } from './customer-search.ts';
import {
  applicationsQuery,
  changesQuery,
  customerQuery,
  customersQuery,
  figuresQuery,
  policyQuery,
} from './terms-desk-api.ts';

/** What the page shows first: figures, and the list of the open tab. */
export async function loadCustomers(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  const search = readCustomerSearch(address);
  const figures = loadList(queryClient, figuresQuery);
  if (search.tab === undefined) await loadList(queryClient, customersQuery(search));
  else if (search.tab === 'applications') await loadList(queryClient, applicationsQuery(search));
  else await loadList(queryClient, changesQuery(search));
  await queryClient.prefetchQuery(policyQuery);
  await figures;
}

/** Nothing is read for an address without a customer; the page says so. */
export async function loadCustomer(queryClient: QueryClient, { code }: Record<string, unknown>): Promise<void> {
  if (typeof code === 'string' && code !== '') await queryClient.prefetchQuery(customerQuery(code));
}
