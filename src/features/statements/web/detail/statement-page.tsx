import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readNumber, STATEMENT_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { STATEMENT_LIST_PATH } from '#business/paths/rules/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { linesQuery, statementQuery, watchedStatementQuery } from '../statement-api.ts';
import { choiceOf, readLineSearch } from './line-search.ts';
import { StatementView } from './statement-view.tsx';

export const Route = createFileRoute('/_user/user/account/statement.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const statementNo = readNumber(deps.no, STATEMENT_NUMBER);
    if (!statementNo) return;
    await Promise.all([
      queryClient.prefetchQuery(statementQuery(statementNo)),
      queryClient.prefetchInfiniteQuery(linesQuery(choiceOf(statementNo, readLineSearch(deps)))),
    ]);
  },
  component: StatementPage,
});

function StatementPage() {
  const search = Route.useSearch();
  const statementNo = readNumber(search.no, STATEMENT_NUMBER) ?? '';
  const { data, error, refetch } = useQuery({ ...watchedStatementQuery(statementNo), enabled: statementNo !== '' });
  if (data) return <StatementView key={statementNo} found={data} search={readLineSearch(search)} />;
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
