import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { QUOTE_REQUEST_PATH, quoteHref } from '#business/paths/rules/public.ts';
import { ExportButton } from '#business/transfers/web/public.ts';
import { BuyersOnly, Permitted, sessionQuery } from '#features/access/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { KeywordFilter } from '#platform/web/kits/list/keyword-filter.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import exports from '../contract/exports.gen.json';
import { QUOTE_TABS, type QuoteView } from '../rules/quote-status.ts';
import { quoteCountsQuery, quoteListQuery } from './quote-api.ts';
import { quoteColumns } from './quote-columns.tsx';
import { filterOf, type QuoteSearch } from './quote-search.ts';

type Props = {
  title: string;
  search: QuoteSearch;
  /** The list shows these only, and no tabs. */
  only?: QuoteView;
};

/** Quotes of the people this person sees: all of them by state, or those that were ordered. */
export function QuoteList({ title, search, only }: Props) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const router = useRouter();
  const address = useListAddress();
  const listed = only ? { ...search, tab: only } : search;
  const result = useListQuery(quoteListQuery(listed));
  const counts = useListQuery(quoteCountsQuery(search));
  const tabs = listTabs(address, QUOTE_TABS, { usual: 'all', current: search.tab, counts: counts.data });
  const create = (
    <BuyersOnly>
      <Permitted code="QUOTE_ADD">
        <ButtonLink kind="primary" size="sm" href={QUOTE_REQUEST_PATH}>
          新建报价
        </ButtonLink>
      </Permitted>
    </BuyersOnly>
  );
  return (
    <ListPage
      title={title}
      storeKey={`quotes:${session?.userId ?? ''}`}
      address={address}
      page={search}
      result={result}
      tabs={only ? undefined : tabs}
      filters={
        <KeywordFilter label="筛选报价" hint="报价单号、内容或商品" keyword={search.keyword} address={address} />
      }
      tools={
        <>
          <Permitted code="QUOTE_EXPORT">
            <ExportButton size="sm" {...exports.quotes} input={filterOf(listed)} rows={result.data?.total}>
              导出
            </ExportButton>
          </Permitted>
          {create}
        </>
      }
      table={{
        columns: quoteColumns,
        rowKey: (row) => row.quoteNo,
        rowName: (row) => `报价 ${row.quoteNo}`,
        onOpen: (row) => void router.navigate({ href: quoteHref(row.quoteNo) }),
        empty: (
          <EmptyState title="这里没有报价" action={create}>
            在购物车选好商品后可以申请报价，量大时议价更合适。
          </EmptyState>
        ),
      }}
    />
  );
}
