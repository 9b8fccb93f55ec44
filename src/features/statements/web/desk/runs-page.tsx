import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { KeywordFilter } from '#platform/web/kits/list/keyword-filter.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { useAct } from '#platform/web/use-act.ts';
import { runsQuery, statementDeskApi } from './desk-api.ts';
import { RUN_TABS, readRunSearch } from './desk-search.ts';
import { runColumns } from './run-columns.tsx';

export const Route = createFileRoute('/_desk/desk/statementRuns.html')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadRuns } = await import('./load-desk.ts');
    await loadRuns(context.queryClient, deps);
  },
  component: RunsPage,
});

/** Desk: what the nights made of statements, and what did not come off. */
function RunsPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const search = readRunSearch(Route.useSearch());
  const address = useListAddress();
  const result = useListQuery(runsQuery(search));
  const act = useAct({ passing: true, staleAfter: 'any' });
  const rerun = (runId: string) =>
    void act.run((context) => statementDeskApi.call.rerun({ runId }, context), '已重新出账');
  const counts = { failed: result.data?.failed };
  return (
    <ListPage
      title="出账记录"
      storeKey={`desk-runs:${session?.userId ?? ''}`}
      address={address}
      page={search}
      result={result}
      tabs={listTabs(address, RUN_TABS, { usual: 'all', current: search.status, counts, param: 'status' })}
      filters={<KeywordFilter label="筛选出账" hint="客户名称或编码" keyword={search.keyword} address={address} />}
      summary={result.data?.lastRunAt && `最近一次 ${displayTime(result.data.lastRunAt)}`}
      table={{
        columns: runColumns({ busy: act.busy, rerun }),
        rowKey: (row) => row.runId,
        stacks: true,
        empty: <EmptyState title="没有出账记录">账期结束后的夜里自动出账。</EmptyState>,
      }}
    />
  );
}
