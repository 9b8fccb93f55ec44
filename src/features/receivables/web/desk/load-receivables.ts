import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { receivableDeskApi } from './receivable-desk-api.ts';
import {
  overviewInput,
  type ReceivablesSearch,
  readReceivablesSearch,
  receiptsInput,
  writeOffsInput,
} from './receivables-search.ts';

export const overviewQuery = (search: ReceivablesSearch) =>
  receivableDeskApi.query.overview.queryOptions({ input: overviewInput(search) });
export const receiptsQuery = (search: ReceivablesSearch) =>
  receivableDeskApi.query.receipts.queryOptions({ input: receiptsInput(search) });
export const writeOffsQuery = (search: ReceivablesSearch) =>
  receivableDeskApi.query.writeOffs.queryOptions({ input: writeOffsInput(search) });
export const firmQuery = (customerCode: string) =>
  receivableDeskApi.query.firm.queryOptions({ input: { customerCode } });

export async function loadReceivables(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  const search = readReceivablesSearch(address);
  if (search.firm) await queryClient.prefetchQuery(firmQuery(search.firm));
  else if (search.tab === 'receipts' || search.tab === 'bills') await loadList(queryClient, receiptsQuery(search));
  else if (search.tab === 'writeOffs') await loadList(queryClient, writeOffsQuery(search));
  else await loadList(queryClient, overviewQuery(search));
}
