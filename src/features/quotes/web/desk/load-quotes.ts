import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { deskQuoteQuery, quoteQueueQuery } from '../quote-api.ts';
import { readQuoteNo } from '../quote-no.ts';
import { readQuoteDeskSearch } from '../quote-search.ts';

export const loadQuotes = (queryClient: QueryClient, address: Record<string, unknown>): Promise<void> =>
  loadList(queryClient, quoteQueueQuery(readQuoteDeskSearch(address)));

/** Nothing is read for an address without a quote; the page says so. */
export async function loadDeskQuote(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  const quoteNo = readQuoteNo(address.quoteNo);
  if (quoteNo) await queryClient.prefetchQuery(deskQuoteQuery(quoteNo));
}
