import type { QueryClient } from '@tanstack/react-query';
import { AFTER_SALE_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import { warehousesQuery } from '#features/fulfilment/web/desk/public.ts';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { casePolicyQuery, caseQueueQuery, deskCaseQuery } from './case-desk-api.ts';
import { readCaseQueueSearch } from './queue-search.ts';

export const loadCases = (queryClient: QueryClient, address: Record<string, unknown>): Promise<void> =>
  loadList(queryClient, caseQueueQuery(readCaseQueueSearch(address)));

/** Nothing is read for an address without a case; the page says so. */
export async function loadDeskCase(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  const caseNo = readNumber(address.caseNo, AFTER_SALE_NUMBER);
  if (!caseNo) return;
  await queryClient.ensureQueryData(warehousesQuery);
  await queryClient.prefetchQuery(deskCaseQuery(caseNo));
}

export const loadPolicy = async (queryClient: QueryClient): Promise<void> => {
  await queryClient.ensureQueryData(casePolicyQuery);
};
