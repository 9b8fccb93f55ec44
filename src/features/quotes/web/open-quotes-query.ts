import { featureApi } from '#platform/web/api-client.ts';
import type { quoteContract } from '../contract/quote-contract.ts';

/** The one call the home page needs, written out: the list of all of them weighs more than the rest of this. */
export const QUOTE_HOME_CALLS = {
  homeList: 'POST /oms-front/quote/homeList',
};

const api = featureApi<typeof quoteContract>('quotes', QUOTE_HOME_CALLS);

export const openQuotesQuery = api.query.homeList.queryOptions({ input: {} });
