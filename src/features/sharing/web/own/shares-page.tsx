import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { RECOMMEND_PATH } from '#business/paths/rules/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { loadList, useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { linkColumns, linkName } from './link-columns.tsx';
import { ownLinksQuery, readLinksSearch } from './own-links.ts';

export const Route = createFileRoute('/_user/user/transaction/shares.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context.queryClient, ownLinksQuery(readLinksSearch(deps))),
  component: SharesPage,
});

const TABS = { all: '全部', open: '有效' };

/** Links the person has given away: what they open, who came, and the way to end them. */
function SharesPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const search = readLinksSearch(Route.useSearch());
  const address = useListAddress();
  const result = useListQuery(ownLinksQuery(search));
  return (
    <ListPage
      title="我的分享"
      storeKey={`shares:${session?.userId ?? ''}`}
      address={address}
      page={search}
      result={result}
      tools={
        <ButtonLink size="sm" href={RECOMMEND_PATH}>
          推荐商品
        </ButtonLink>
      }
      tabs={listTabs(address, TABS, { usual: 'all', current: search.tab })}
      table={{
        columns: linkColumns,
        stacks: true,
        rowKey: (link) => link.linkId,
        rowName: linkName,
        empty: (
          <EmptyState title="没有分享链接">在报价详情页点击“分享报价”，生成的链接和打开次数显示在这里。</EmptyState>
        ),
      }}
    />
  );
}
