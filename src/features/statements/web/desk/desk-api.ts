import { infiniteQueryOptions } from '@tanstack/react-query';
import { featureApi } from '#platform/web/api-client.ts';
import { pageOfUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import calls from '../../contract/statement-desk-calls.gen.json';
import type { statementDeskContract } from '../../contract/statement-desk-contract.ts';
import { listInputOf } from '../list/statement-search.ts';
import type { DeskStatementSearch, DisputeSearch, ExceptionSearch, RunSearch } from './desk-search.ts';

export const statementDeskApi = featureApi<typeof statementDeskContract>('statementDesk', calls);
const { query } = statementDeskApi;

/** Others work on the same disputes. */
const LOOK_AGAIN_MS = 30_000;

export const figuresQuery = query.figures.queryOptions({ input: {} });
export const deskListQuery = (search: DeskStatementSearch) =>
  query.list.queryOptions({ input: { ...listInputOf(search), firm: search.firm } });
export const deskStatementQuery = (statementNo: string) => query.detail.queryOptions({ input: { statementNo } });
export const deskLinesQuery = (statementNo: string) =>
  infiniteQueryOptions({
    queryKey: [...query.key(), 'lines', statementNo],
    queryFn: ({ pageParam }) => statementDeskApi.call.lines({ statementNo, ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
export const disputesQuery = ({ tab = 'waiting', kind, keyword, ...page }: DisputeSearch) => ({
  ...query.disputes.queryOptions({ input: { tab, kind, keyword, ...pageOfUrl(page) } }),
  refetchInterval: LOOK_AGAIN_MS,
});
export const deskDisputeQuery = (disputeNo: string) => query.dispute.queryOptions({ input: { disputeNo } });
export const deskExceptionsQuery = ({ status = 'open', reason, keyword, ...page }: ExceptionSearch) =>
  query.exceptions.queryOptions({ input: { status, reason, keyword, ...pageOfUrl(page) } });
export const runsQuery = ({ status = 'all', keyword, ...page }: RunSearch) =>
  query.runs.queryOptions({ input: { status, keyword, ...pageOfUrl(page) } });
