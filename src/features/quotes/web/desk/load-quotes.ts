import type { QueryClient } from '@tanstack/react-query';
import { QUOTE_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { deskQuoteQuery, quoteQueueQuery } from '../quote-api.ts';
import { readQuoteDeskSearch } from '../quote-search.ts';

export const loadQuotes = (queryClient: QueryClient, address: Record<string, unknown>): Promise<void> =>
  loadList(queryClient, quoteQueueQuery(readQuoteDeskSearch(address)));

/** Nothing is read for an address without a quote; the page says so. */
export async function loadDeskQuote(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  const quoteNo = readNumber(address.quoteNo, QUOTE_NUMBER);
  if (quoteNo) await queryClient.prefetchQuery(deskQuoteQuery(quoteNo));
}
