import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { KeywordFilter } from '#platform/web/kits/list/keyword-filter.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { DeskTitleRequest } from '../../contract/title-request-schemas.ts';
import { DecideTitleDialog } from './decide-title-dialog.tsx';
import { requestColumns } from './request-columns.tsx';
import { readTitleSearch, requestsQuery, TITLE_TABS } from './title-desk-api.ts';

export const Route = createFileRoute('/_desk/desk/invoiceTitles.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadTitles } = await import('./load-titles.ts');
    await loadTitles(context.queryClient, deps);
  },
  component: InvoiceTitlesPage,
});

/** Desk: titles companies ask for, what has waited longest first. */
function InvoiceTitlesPage() {
  const search = readTitleSearch(Route.useSearch());
  const address = useListAddress();
  const result = useListQuery(requestsQuery(search));
  const [open, setOpen] = useState<DeskTitleRequest | null>(null);
  const counts = { waiting: result.data?.waiting };
  return (
    <>
      <ListPage
        title="公司抬头审核"
        storeKey="desk-title-requests"
        address={address}
        page={search}
        result={result}
        tabs={listTabs(address, TITLE_TABS, { usual: 'waiting', current: search.tab, counts })}
        filters={
          <KeywordFilter
            label="筛选抬头申请"
            hint="客户、客户编号、抬头或税号"
            keyword={search.keyword}
            address={address}
          />
        }
        table={{
          columns: requestColumns(setOpen),
          rowKey: (row) => row.requestNo,
          rowName: (row) => row.title,
          stacks: true,
          empty: <EmptyState title="没有抬头申请">客户新增或修改公司抬头的申请会出现在这里。</EmptyState>,
        }}
      />
      {open && <DecideTitleDialog key={open.requestNo} request={open} onClose={() => setOpen(null)} />}
    </>
  );
}
