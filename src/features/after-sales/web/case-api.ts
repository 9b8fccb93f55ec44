import { queryOptions } from '@tanstack/react-query';
import { featureApi } from '#platform/web/api-client.ts';
import returnCalls from '../contract/after-sale-returns-calls.gen.json';
import calls from '../contract/after-sales-calls.gen.json';
import type { PreviewInput } from '../contract/apply-schemas.ts';
import type { caseContract } from '../contract/case-contract.ts';
import type { returnContract } from '../contract/return-contract.ts';
import { CLOSED } from '../rules/case-status.ts';
import { type CaseSearch, listInputOf } from './list/case-search.ts';

export const caseApi = featureApi<typeof caseContract>('afterSales', calls);

/** Start of the keys below: an act on a case makes them all stale. */
export const CASES_KEY = caseApi.query.key();

export const caseListQuery = (search: CaseSearch) => caseApi.query.list.queryOptions({ input: listInputOf(search) });
/** Desk, warehouse and carrier work on the same case. */
const LOOK_AGAIN_MS = 15_000;

export const caseQuery = (caseNo: string) => caseApi.query.detail.queryOptions({ input: { caseNo } });
/** The same, looked at again until it has come to its end. */
export const watchedCaseQuery = (caseNo: string) =>
  queryOptions({
    ...caseQuery(caseNo),
    refetchInterval: ({ state }) =>
      state.data && !CLOSED.some((status) => status === state.data?.status) ? LOOK_AGAIN_MS : false,
  });
/** Cases of one order, the latest first. */
export const orderCasesQuery = (orderNo: string) => caseApi.query.list.queryOptions({ input: { orderNo } });
export const entriesQuery = (orderNo: string) => caseApi.query.entries.queryOptions({ input: { orderNo } });
/** A draft is read as it stands now, and never from what a page remembers. */
export const draftQuery = (orderNo: string) => ({
  ...caseApi.query.readDraft.queryOptions({ input: { orderNo } }),
  staleTime: 0,
});
export const placesQuery = (itemNo: string) => caseApi.query.places.queryOptions({ input: { itemNo } });
export const previewQuery = (input: PreviewInput) => caseApi.query.preview.queryOptions({ input });

export const returnApi = featureApi<typeof returnContract>('afterSaleReturns', returnCalls);
export const returnWaysQuery = (caseNo: string) => returnApi.query.ways.queryOptions({ input: { caseNo } });
