import { featureApi } from '#platform/web/api-client.ts';
import type { enquiryContract } from '../contract/enquiry-contract.ts';

/** The one call the home page needs, written out: the list of all of them weighs more than the rest of this. */
export const ENQUIRY_HOME_CALLS = {
  list: 'POST /oms-front/enquiry/list',
};

const api = featureApi<typeof enquiryContract>('enquiries', ENQUIRY_HOME_CALLS);

/** How many enquiries stand where, with the first that wait for an answer of the buyer. */
export const waitingEnquiriesQuery = api.query.list.queryOptions({ input: { tab: 'more_info', pageSize: 5 } });
