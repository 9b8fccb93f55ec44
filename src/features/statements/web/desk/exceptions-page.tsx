import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/public.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { KeywordFilter } from '#platform/web/kits/list/keyword-filter.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { deskExceptionsQuery } from './desk-api.ts';
import { EXCEPTION_TABS, readExceptionSearch } from './desk-search.ts';
import { EXCEPTION_COLUMNS } from './exception-columns.tsx';

export const Route = createFileRoute('/_desk/desk/statementExceptions.html')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadExceptions } = await import('./load-desk.ts');
    await loadExceptions(context.queryClient, deps);
  },
  component: ExceptionsPage,
});

/** Desk: lines of which order, receipt, statement and invoice do not say the same. */
function ExceptionsPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const search = readExceptionSearch(Route.useSearch());
  const address = useListAddress();
  const result = useListQuery(deskExceptionsQuery(search));
  return (
    <ListPage
      title="对账差异"
      storeKey={`desk-exceptions:${session?.userId ?? ''}`}
      address={address}
      page={search}
      result={result}
      tabs={listTabs(address, EXCEPTION_TABS, { usual: 'open', current: search.status, param: 'status' })}
      filters={
        <KeywordFilter
          label="筛选差异"
          hint="客户、对账单号、订单号或商品编码"
          keyword={search.keyword}
          address={address}
        />
      }
      table={{
        columns: EXCEPTION_COLUMNS,
        rowKey: (row) => row.exceptionId,
        stacks: true,
        empty: <EmptyState title="没有差异">订单、签收、账单和发票说的一样。</EmptyState>,
      }}
    />
  );
}
