import { featureApi } from '#platform/web/api-client.ts';
import enquiriesCalls from '../contract/enquiries-calls.gen.json';
import type { enquiryContract } from '../contract/enquiry-contract.ts';
import enquiryDeskCalls from '../contract/enquiry-desk-calls.gen.json';
import type { enquiryDeskContract } from '../contract/enquiry-desk-contract.ts';
import { type DeskSearch, type EnquirySearch, queueInputOf, searchInputOf } from './enquiry-search.ts';

export const enquiryApi = featureApi<typeof enquiryContract>('enquiries', enquiriesCalls);
export const enquiryDeskApi = featureApi<typeof enquiryDeskContract>('enquiryDesk', enquiryDeskCalls);

export const enquiryListQuery = (search: EnquirySearch) =>
  enquiryApi.query.list.queryOptions({ input: searchInputOf(search) });
export const enquiryQuery = (enquiryNo: string) => enquiryApi.query.detail.queryOptions({ input: { enquiryNo } });

/** Others work on the same enquiries. */
const LOOK_AGAIN_MS = 30_000;
export const queueQuery = (search: DeskSearch) => ({
  ...enquiryDeskApi.query.queue.queryOptions({ input: queueInputOf(search) }),
  refetchInterval: LOOK_AGAIN_MS,
});
export const deskEnquiryQuery = (enquiryNo: string) =>
  enquiryDeskApi.query.detail.queryOptions({ input: { enquiryNo } });
