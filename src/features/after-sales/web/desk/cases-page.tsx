import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { deskCaseHref } from '#business/paths/rules/public.ts';
import { ExportButton } from '#business/transfers/web/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import exports from '../../contract/exports.gen.json';
import { CASE_DESK_TABS, type CaseDeskTab, caseTabsOf } from '../../rules/desk-tabs.ts';
import { caseQueueQuery } from './case-desk-api.ts';
import { CASE_COLUMNS } from './queue-columns.tsx';
import { CaseQueueFilters } from './queue-filters.tsx';
import { queueFilterOf, readCaseQueueSearch } from './queue-search.ts';
import { ScanField } from './scan-field.tsx';

export const Route = createFileRoute('/_desk/desk/cases.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadCases } = await import('./load-cases.ts');
    await loadCases(context.queryClient, deps);
  },
  component: CasesPage,
});

/** Tabs of a person in their order. */
const labelsOf = (tabs: readonly CaseDeskTab[]) =>
  Object.fromEntries(tabs.map((tab) => [tab, CASE_DESK_TABS[tab].label])) as Record<CaseDeskTab, string>;

/** Desk: cases to be decided and goods that come back, what was promised first at the top. */
function CasesPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const router = useRouter();
  const search = readCaseQueueSearch(Route.useSearch());
  const address = useListAddress();
  const result = useListQuery(caseQueueQuery(search));
  const permissions = new Set(session?.permissions);
  const tabs = caseTabsOf(permissions);
  const usual = tabs[0] ?? 'new';
  const current = search.tab && tabs.includes(search.tab) ? search.tab : usual;
  return (
    <ListPage
      title="售后处理"
      storeKey={`desk-cases:${session?.userId ?? ''}`}
      address={address}
      page={search}
      result={result}
      tabs={listTabs(address, labelsOf(tabs), { usual, current, counts: result.data?.counts })}
      filters={<CaseQueueFilters search={search} address={address} />}
      tools={
        <>
          {permissions.has('DESK_AFTER_SALES_GOODS') && <ScanField />}
          <ExportButton
            size="sm"
            {...exports['desk-after-sales']}
            input={{ ...queueFilterOf(search), tab: current }}
            rows={result.data?.total}
          >
            导出
          </ExportButton>
        </>
      }
      table={{
        columns: CASE_COLUMNS,
        rowKey: (row) => row.caseNo,
        rowName: (row) => row.caseNo,
        onOpen: (row) => void router.navigate({ href: deskCaseHref(row.caseNo) }),
        stacks: true,
        empty: <EmptyState title="这里没有售后单">换个分类或条件看看。</EmptyState>,
      }}
    />
  );
}
