import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { INVOICE_APPLY_PATH, invoiceHref } from '#business/paths/rules/public.ts';
import { ExportButton } from '#business/transfers/web/public.ts';
import { BuyersOnly, Permitted, sessionQuery } from '#features/access/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { loadList, useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import exports from '../../contract/exports.gen.json';
import { applicationListQuery, issuedListQuery, redTodosQuery } from '../invoice-api.ts';
import { APPLICATION_COLUMNS, applicationHref, INVOICE_COLUMNS } from './invoice-columns.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';
import { INVOICE_TABS, type InvoiceSearch, issuedFilterOf, readInvoiceSearch, tabOf } from './invoice-search.ts';
import { RedTodos } from './red-todos.tsx';

export const Route = createFileRoute('/_user/user/account/invoices.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const search = readInvoiceSearch(deps);
    await queryClient.prefetchQuery(redTodosQuery);
    if (tabOf(search) === 'invoices') await loadList(queryClient, issuedListQuery(search));
    else await loadList(queryClient, applicationListQuery(search));
  },
  component: InvoicesPage,
});

function InvoicesPage() {
  const search = readInvoiceSearch(Route.useSearch());
  return (
    <Stack>
      <RedTodos />
      {tabOf(search) === 'invoices' ? <IssuedList search={search} /> : <ApplicationList search={search} />}
    </Stack>
  );
}

const Apply = () => (
  <BuyersOnly>
    <Permitted code="BILL_ADD">
      <ButtonLink kind="primary" size="sm" href={INVOICE_APPLY_PATH}>
        申请开票
      </ButtonLink>
    </Permitted>
  </BuyersOnly>
);

const change = { booked: undefined, purpose: undefined, pageNo: undefined };

function IssuedList({ search }: { search: InvoiceSearch }) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const router = useRouter();
  const address = useListAddress();
  const result = useListQuery(issuedListQuery(search));
  return (
    <ListPage
      title="发票管理"
      storeKey={`invoices:${session?.userId ?? ''}`}
      address={address}
      page={search}
      result={result}
      tabs={listTabs(address, INVOICE_TABS, { usual: 'invoices', current: 'invoices', change })}
      filters={<InvoiceFilters search={search} address={address} />}
      tools={
        <>
          <BuyersOnly>
            <ExportButton size="sm" {...exports.invoices} input={issuedFilterOf(search)} rows={result.data?.total}>
              导出
            </ExportButton>
          </BuyersOnly>
          <Apply />
        </>
      }
      table={{
        columns: INVOICE_COLUMNS,
        rowKey: (row) => row.requestNo,
        rowName: (row) => `发票 ${row.invoiceNo ?? ''}`,
        onOpen: (row) => void router.navigate({ href: invoiceHref(row.applicationNo) }),
        stacks: true,
        empty: (
          <EmptyState title="没有发票" action={<Apply />}>
            签收后的商品可以申请开票；开具后在这里查看、下载和登记入账。
          </EmptyState>
        ),
      }}
    />
  );
}

function ApplicationList({ search }: { search: InvoiceSearch }) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const router = useRouter();
  const address = useListAddress();
  const result = useListQuery(applicationListQuery(search));
  return (
    <ListPage
      title="发票管理"
      storeKey={`invoice-applications:${session?.userId ?? ''}`}
      address={address}
      page={search}
      result={result}
      tabs={listTabs(address, INVOICE_TABS, {
        usual: 'invoices',
        current: tabOf(search),
        counts: result.data?.counts,
        change,
      })}
      filters={<InvoiceFilters search={search} address={address} />}
      tools={<Apply />}
      table={{
        columns: APPLICATION_COLUMNS,
        rowKey: (row) => row.applicationNo,
        rowName: (row) => `开票申请 ${row.applicationNo}`,
        onOpen: (row) => void router.navigate({ href: applicationHref(row) }),
        stacks: true,
        empty: (
          <EmptyState title="没有开票申请" action={<Apply />}>
            换个条件看看，或者申请开票。
          </EmptyState>
        ),
      }}
    />
  );
}
