import { featureApi } from '#platform/web/api-client.ts';
import calls from '../contract/after-sales-calls.gen.json';
import type { caseContract } from '../contract/case-contract.ts';
import type { PreviewInput } from '../contract/apply-schemas.ts';
import { type CaseSearch, listInputOf } from './list/case-search.ts';

export const caseApi = featureApi<typeof caseContract>('afterSales', calls);

/** Start of the keys below: an act on a case makes them all stale. */
export const CASES_KEY = caseApi.query.key();

export const caseListQuery = (search: CaseSearch) => caseApi.query.list.queryOptions({ input: listInputOf(search) });
export const caseQuery = (caseNo: string) => caseApi.query.detail.queryOptions({ input: { caseNo } });
export const entriesQuery = (orderNo: string) => caseApi.query.entries.queryOptions({ input: { orderNo } });
/** A draft is read as it stands now, and never from what a page remembers. */
export const draftQuery = (orderNo: string) => ({
  ...caseApi.query.readDraft.queryOptions({ input: { orderNo } }),
  staleTime: 0,
  gcTime: 0,
});
export const placesQuery = (itemNo: string) => caseApi.query.places.queryOptions({ input: { itemNo } });
export const previewQuery = (input: PreviewInput) => caseApi.query.preview.queryOptions({ input });
