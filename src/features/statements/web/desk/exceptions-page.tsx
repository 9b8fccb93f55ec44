import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { sessionQuery } from '#features/access/web/public.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { DeskException } from '../../contract/check-schemas.ts';
import { ClearDialog } from './clear-dialog.tsx';
import { deskExceptionsQuery } from './desk-api.ts';
import { EXCEPTION_TABS, readExceptionSearch } from './desk-search.ts';
import { exceptionColumns } from './exception-columns.tsx';
import { ExceptionFilters } from './exception-filters.tsx';

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
  const [handled, setHandled] = useState<DeskException | null>(null);
  return (
    <>
      <ListPage
        title="对账差异"
        storeKey={`desk-exceptions:${session?.userId ?? ''}`}
        address={address}
        page={search}
        result={result}
        tabs={listTabs(address, EXCEPTION_TABS, { usual: 'open', current: search.status, param: 'status' })}
        filters={<ExceptionFilters search={search} address={address} />}
        table={{
          columns: exceptionColumns(setHandled),
          rowKey: (row) => row.exceptionId,
          stacks: true,
          empty: <EmptyState title="没有差异">订单、签收、账单和发票说的一样。</EmptyState>,
        }}
      />
      {handled && <ClearDialog found={handled} onClose={() => setHandled(null)} />}
    </>
  );
}
