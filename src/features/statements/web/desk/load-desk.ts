import type { QueryClient } from '@tanstack/react-query';
import { readNumber, STATEMENT_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import {
  deskExceptionsQuery,
  deskLinesQuery,
  deskListQuery,
  deskStatementQuery,
  disputesQuery,
  figuresQuery,
  runsQuery,
} from './desk-api.ts';
import { readDeskStatementSearch, readDisputeSearch, readExceptionSearch, readRunSearch } from './desk-search.ts';

type Address = Record<string, unknown>;

export async function loadStatements(queryClient: QueryClient, address: Address): Promise<void> {
  void queryClient.prefetchQuery(figuresQuery);
  await loadList(queryClient, deskListQuery(readDeskStatementSearch(address)));
}
export const loadDisputes = (queryClient: QueryClient, address: Address): Promise<void> =>
  loadList(queryClient, disputesQuery(readDisputeSearch(address)));
export const loadExceptions = (queryClient: QueryClient, address: Address): Promise<void> =>
  loadList(queryClient, deskExceptionsQuery(readExceptionSearch(address)));
export const loadRuns = (queryClient: QueryClient, address: Address): Promise<void> =>
  loadList(queryClient, runsQuery(readRunSearch(address)));

export async function loadDeskStatement(queryClient: QueryClient, address: Address): Promise<void> {
  const statementNo = readNumber(address.no, STATEMENT_NUMBER);
  if (!statementNo) return;
  await Promise.all([
    queryClient.prefetchQuery(deskStatementQuery(statementNo)),
    queryClient.prefetchInfiniteQuery(deskLinesQuery(statementNo)),
  ]);
}
