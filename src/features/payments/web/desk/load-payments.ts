import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { deskPaymentsQuery } from './payment-desk-queries.ts';
import { readPaymentsSearch } from './payments-search.ts';

export function loadPayments(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  return loadList(queryClient, deskPaymentsQuery(readPaymentsSearch(address)));
}
