import { featureApi } from '#platform/web/api-client.ts';
import type { shareContract } from '../contract/share-contract.ts';
import type { shareRequestContract } from '../contract/share-request-contract.ts';
import shareRequestsCalls from '../contract/share-requests-calls.gen.json';
import type { sharedPageContract } from '../contract/shared-page-contract.ts';
import sharedPagesCalls from '../contract/shared-pages-calls.gen.json';
import sharingCalls from '../contract/sharing-calls.gen.json';

export const shareApi = featureApi<typeof shareContract>('sharing', sharingCalls);
export const sharedPageApi = featureApi<typeof sharedPageContract>('sharedPages', sharedPagesCalls);
export const shareRequestApi = featureApi<typeof shareRequestContract>('shareRequests', shareRequestsCalls);

/** Each opening is counted: a page asks once and keeps the answer. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, retry: false };

export const sharedQuoteQuery = (code: string) => sharedPageApi.query.quote.queryOptions({ input: { code }, ...ONCE });
/** The same for smart cabinets, behind links of their own. */
export const smartQuoteQuery = (code: string) =>
  sharedPageApi.query.quote.queryOptions({ input: { code, smart: true }, ...ONCE });
export const smartOrderQuery = (code: string) =>
  sharedPageApi.query.smartOrder.queryOptions({ input: { code }, ...ONCE });
export const sharedGoodsQuery = (code: string) => sharedPageApi.query.goods.queryOptions({ input: { code }, ...ONCE });
export const sharedDetailsQuery = (code: string) =>
  sharedPageApi.query.details.queryOptions({ input: { code }, ...ONCE });
export const quotePreviewQuery = (quoteNo: string, prices: boolean) =>
  shareRequestApi.query.preview.queryOptions({ input: { quoteNo, prices } });
export const quoteSharesQuery = (quoteNo: string) => shareRequestApi.query.ofQuote.queryOptions({ input: { quoteNo } });
export const orderSharesQuery = (orderNo: string) => shareRequestApi.query.ofOrder.queryOptions({ input: { orderNo } });
