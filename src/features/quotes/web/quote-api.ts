import { featureApi } from '#platform/web/api-client.ts';
import type { quoteContract } from '../contract/quote-contract.ts';
import quoteDeskCalls from '../contract/quote-desk-calls.gen.json';
import type { quoteDeskContract } from '../contract/quote-desk-contract.ts';
import quotesCalls from '../contract/quotes-calls.gen.json';
import {
  type QuoteDeskSearch,
  type QuoteListing,
  type QuoteSearch,
  queueInputOf,
  searchInputOf,
} from './quote-search.ts';

export const quoteApi = featureApi<typeof quoteContract>('quotes', quotesCalls);
export const quoteDeskApi = featureApi<typeof quoteDeskContract>('quoteDesk', quoteDeskCalls);

export const quoteListQuery = (search: QuoteListing) =>
  quoteApi.query.list.queryOptions({ input: searchInputOf(search) });
export const quoteCountsQuery = ({ keyword }: QuoteSearch) => quoteApi.query.count.queryOptions({ input: { keyword } });
export const quoteQuery = (quoteNo: string) =>
  quoteApi.query.detail.queryOptions({ input: { type: 'enterprise', quoteNo } });

/** Others work on the same quotes. */
const LOOK_AGAIN_MS = 30_000;
export const quoteQueueQuery = (search: QuoteDeskSearch) => ({
  ...quoteDeskApi.query.queue.queryOptions({ input: queueInputOf(search) }),
  refetchInterval: LOOK_AGAIN_MS,
});
export const deskQuoteQuery = (quoteNo: string) => quoteDeskApi.query.detail.queryOptions({ input: { quoteNo } });
export const foundItemsQuery = (itemNos: string[]) =>
  quoteDeskApi.query.findItems.queryOptions({ input: { itemNos }, enabled: itemNos.length > 0 });
export const demandQuery = (days: 30 | 90 | 365) => quoteDeskApi.query.demand.queryOptions({ input: { days } });
