import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { displayTime } from '#platform/shared/display-time.ts';
import { EndedLink } from '#platform/web/feedback/ended-link.tsx';
import { orNotFound } from '#platform/web/or-not-found.ts';
import { RecommendedGoods } from './recommended-goods.tsx';
import { sharedGoodsQuery } from './share-api.ts';
import { shareHead } from './share-head.ts';
import { readShareAddress } from './share-page-address.ts';
import styles from './shared-page.module.css';

export const Route = createFileRoute('/_mobile/shareRecommend.html')({
  validateSearch: readShareAddress,
  loaderDeps: ({ search }) => readShareAddress(search),
  loader: async ({ context, deps: { code } }) => {
    if (!code) throw notFound();
    const { title, items } = await orNotFound(context.queryClient.ensureQueryData(sharedGoodsQuery(code)));
    return { title: `推荐：${title}`, description: `共 ${items.length} 种商品，登录后按贵司价格下单` };
  },
  head: ({ loaderData }) => (loaderData ? shareHead(loaderData.title, loaderData.description) : {}),
  component: ShareRecommendPage,
  notFoundComponent: EndedLink,
});

/** Goods a sales person recommends; the reader's own prices and visibility apply. */
function ShareRecommendPage() {
  const { code = '' } = Route.useSearch();
  const { data } = useSuspenseQuery(sharedGoodsQuery(code));
  const { title, ownerName, forWhom, note, until, items, missing } = data;
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.quiet}>
          {ownerName} {forWhom ? `为 ${forWhom} ` : ''}推荐，链接有效至 {displayTime(until)}
          。价格为您当前账号可见的价格。
        </p>
      </div>
      <RecommendedGoods title="推荐商品" note={note} items={items}>
        {items.length === 0 && <p>推荐的商品目前都不能查看，请联系推荐人。</p>}
        {missing > 0 && items.length > 0 && <p className={styles.quiet}>另有 {missing} 种当前账号不能查看。</p>}
      </RecommendedGoods>
    </div>
  );
}
