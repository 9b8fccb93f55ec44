import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { newEnquiryHref } from '#business/paths/rules/public.ts';
import { ExportButton } from '#business/transfers/web/public.ts';
import { BuyersOnly, sessionQuery } from '#features/access/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { KeywordFilter } from '#platform/web/kits/list/keyword-filter.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { loadList, useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import exports from '../contract/exports.gen.json';
import { ENQUIRY_TABS } from '../rules/enquiry-status.ts';
import { enquiryListQuery } from './enquiry-api.ts';
import { draftColumns, enquiryColumns } from './enquiry-columns.tsx';
import { filterOf, readEnquirySearch } from './enquiry-search.ts';
import { openHref } from './enquiry-words.ts';

export const Route = createFileRoute('/_user/user/transaction/inquiry.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context.queryClient, enquiryListQuery(readEnquirySearch(deps))),
  component: InquiryPage,
});

/** What this person, or the people he sees, have asked for. */
function InquiryPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const search = readEnquirySearch(Route.useSearch());
  const router = useRouter();
  const address = useListAddress();
  const result = useListQuery(enquiryListQuery(search));
  const create = (
    <BuyersOnly>
      <ButtonLink kind="primary" size="sm" href={newEnquiryHref()}>
        新建询价
      </ButtonLink>
    </BuyersOnly>
  );
  return (
    <ListPage
      title="询价单"
      storeKey={`enquiries${search.tab === 'draft' ? '-drafts' : ''}:${session?.userId ?? ''}`}
      address={address}
      page={search}
      result={result}
      tabs={listTabs(address, ENQUIRY_TABS, { usual: 'all', current: search.tab, counts: result.data?.counts })}
      filters={
        <KeywordFilter label="筛选询价单" hint="询价单号、内容或型号" keyword={search.keyword} address={address} />
      }
      tools={
        <>
          <ExportButton size="sm" {...exports.enquiries} input={filterOf(search)} rows={result.data?.total}>
            导出
          </ExportButton>
          {create}
        </>
      }
      table={{
        columns: search.tab === 'draft' ? draftColumns : enquiryColumns,
        rowKey: (row) => row.enquiryNo,
        rowName: (row) => `询价单 ${row.enquiryNo}`,
        onOpen: (row) => void router.navigate({ href: openHref(row) }),
        empty: (
          <EmptyState title={search.tab === 'draft' ? '没有草稿' : '这里没有询价单'} action={create}>
            没有编码、找不到的商品也可以询价：写下品名、型号和数量，客服为您找货报价。
          </EmptyState>
        ),
      }}
    />
  );
}
