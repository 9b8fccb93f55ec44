import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { readApplicationNo } from '../invoice-api.ts';
import {
  codesQuery,
  deskDetailQuery,
  missingQuery,
  ordinaryQuery,
  policyQuery,
  queueQuery,
  readQueueSearch,
} from './desk-api.ts';

export const loadQueue = (queryClient: QueryClient, address: Record<string, unknown>): Promise<void> =>
  loadList(queryClient, queueQuery(readQueueSearch(address)));

/** Nothing is read for an address without an application; the page says so. */
export async function loadDeskInvoice(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  const applicationNo = readApplicationNo(address);
  if (applicationNo) await queryClient.prefetchQuery(deskDetailQuery(applicationNo));
}

export async function loadCodes(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(missingQuery);
  await queryClient.prefetchQuery(ordinaryQuery);
  await queryClient.prefetchQuery(codesQuery(undefined));
}

export async function loadRules(queryClient: QueryClient): Promise<void> {
  await queryClient.ensureQueryData(policyQuery);
}
