import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { DESK_DISPUTES_PATH, DESK_RUNS_PATH, deskStatementHref } from '#business/paths/rules/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { STATEMENT_TABS } from '../../rules/statement-status.ts';
import { deskListQuery, figuresQuery } from './desk-api.ts';
import { readDeskStatementSearch } from './desk-search.ts';
import { DESK_STATEMENT_COLUMNS } from './desk-statement-columns.tsx';
import { DeskStatementFilters } from './desk-statement-filters.tsx';

export const Route = createFileRoute('/_desk/desk/statements.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadStatements } = await import('./load-desk.ts');
    await loadStatements(context.queryClient, deps);
  },
  component: StatementsPage,
});

/** Desk: what customers were billed, and how it stands. */
function StatementsPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const router = useRouter();
  const search = readDeskStatementSearch(Route.useSearch());
  const address = useListAddress();
  const result = useListQuery(deskListQuery(search));
  return (
    <Stack>
      <Figures />
      <ListPage
        title="客户对账单"
        storeKey={`desk-statements:${session?.userId ?? ''}`}
        address={address}
        page={search}
        result={result}
        tabs={listTabs(address, STATEMENT_TABS, { usual: 'all', current: search.tab, counts: result.data?.counts })}
        filters={<DeskStatementFilters key={`${search.firm} ${search.keyword}`} search={search} address={address} />}
        table={{
          columns: DESK_STATEMENT_COLUMNS,
          rowKey: (row) => row.statementNo,
          rowName: (row) => row.statementNo,
          onOpen: (row) => void router.navigate({ href: deskStatementHref(row.statementNo) }),
          stacks: true,
          empty: <EmptyState title="没有对账单">换个分类或关键词看看。</EmptyState>,
        }}
      />
    </Stack>
  );
}

/** The last three months at a glance. */
function Figures() {
  const { data } = useQuery(figuresQuery);
  if (!data) return null;
  return (
    <Section title="近三个月">
      <Facts
        columns={4}
        facts={[
          { label: '应付合计', value: <Money yuan={data.due} exact /> },
          { label: '未付', value: <Money yuan={data.open} exact /> },
          { label: '逾期', value: <Money yuan={data.overdue} exact /> },
          { label: '异议率', value: `${(data.disputeRateBp / 100).toFixed(2)}%` },
          {
            label: '待处理异议',
            value: (
              <PageLink href={DESK_DISPUTES_PATH}>
                {data.waitingDisputes} 件{data.lateDisputes > 0 && `，超时 ${data.lateDisputes}`}
              </PageLink>
            ),
          },
          { label: '未处理差异', value: `${data.openExceptions} 行` },
          {
            label: '出账失败',
            value: <PageLink href={`${DESK_RUNS_PATH}?status=failed`}>{data.failedRuns} 次</PageLink>,
          },
        ]}
      />
    </Section>
  );
}
