import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readNumber, STATEMENT_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { STATEMENT_LIST_PATH } from '#business/paths/rules/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { linesQuery, statementQuery, watchedStatementQuery } from '../statement-api.ts';
import { choiceOf, readLineSearch } from './line-search.ts';
import { StatementView } from './statement-view.tsx';

type Address = Record<string, unknown>;

/** What the page of a statement shows at first. */
export async function loadStatement(queryClient: QueryClient, address: Address): Promise<void> {
  const statementNo = readNumber(address.no, STATEMENT_NUMBER);
  if (!statementNo) return;
  await Promise.all([
    queryClient.prefetchQuery(statementQuery(statementNo)),
    queryClient.prefetchInfiniteQuery(linesQuery(choiceOf(statementNo, readLineSearch(address)))),
  ]);
}

/** Page of a statement; `side`: what other features know of its company. */
export function StatementScreen({ search, side }: { search: Address; side: ReactNode }) {
  const statementNo = readNumber(search.no, STATEMENT_NUMBER) ?? '';
  const { data, error, refetch } = useQuery({ ...watchedStatementQuery(statementNo), enabled: statementNo !== '' });
  if (data) return <StatementView key={statementNo} found={data} search={readLineSearch(search)} side={side} />;
  return (
    <Stack>
      <h1 className="visually-hidden">对账单详情</h1>
      {statementNo === '' && (
        <EmptyState title="没有这张对账单" action={<PageLink href={STATEMENT_LIST_PATH}>查看对账单</PageLink>}>
          请从对账单列表进入。
        </EmptyState>
      )}
      {error && (
        <ErrorState title="对账单加载失败" onRetry={() => void refetch()}>
          {wordsOfRefusal(error, '请稍后重试')}
        </ErrorState>
      )}
      {statementNo !== '' && !error && <SkeletonRows count={8} height={40} columns={4} />}
    </Stack>
  );
}
