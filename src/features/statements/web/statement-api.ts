import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { featureApi } from '#platform/web/api-client.ts';
import type { statementContract } from '../contract/statement-contract.ts';
import type { LinesInput } from '../contract/statement-schemas.ts';
import calls from '../contract/statements-calls.gen.json';
import { listInputOf, type StatementSearch } from './list/statement-search.ts';

export const statementApi = featureApi<typeof statementContract>('statements', calls);

/** Start of the keys below: an act on a statement makes them all stale. */
export const STATEMENTS_KEY = statementApi.query.key();

export const statementListQuery = (search: StatementSearch) =>
  statementApi.query.list.queryOptions({ input: listInputOf(search) });
export const previewQuery = statementApi.query.preview.queryOptions({ input: {} });
export const statementQuery = (statementNo: string) =>
  statementApi.query.detail.queryOptions({ input: { statementNo } });
export const disputeQuery = (disputeNo: string) =>
  statementApi.query.readDispute.queryOptions({ input: { disputeNo } });
export const exceptionsQuery = (statementNo: string) =>
  statementApi.query.exceptions.queryOptions({ input: { statementNo, status: 'open', pageNo: 1, pageSize: 100 } });

/** What the table of a statement shows: which lines, in what order. */
export type LineChoice = Pick<LinesInput, 'statementNo' | 'tab' | 'sort'> & { keyword?: string };

/** A hundred lines at a time, each page from where the last one ended. */
export const linesQuery = (choice: LineChoice) =>
  infiniteQueryOptions({
    queryKey: [...STATEMENTS_KEY, 'lines', choice],
    queryFn: ({ pageParam }) => statementApi.call.lines({ ...choice, ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Desk and colleagues work on the same statement. */
const LOOK_AGAIN_MS = 30_000;
export const watchedStatementQuery = (statementNo: string) =>
  queryOptions({ ...statementQuery(statementNo), refetchInterval: LOOK_AGAIN_MS });
