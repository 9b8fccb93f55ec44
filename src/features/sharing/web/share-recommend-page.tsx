import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { itemHref } from '#features/catalog/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EndedLink } from '#platform/web/feedback/ended-link.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { orNotFound } from '#platform/web/or-not-found.ts';
import type { SharedGoods } from '../contract/shared-schemas.ts';
import { sharedGoodsQuery } from './share-api.ts';
import { shareHead } from './share-head.ts';
import { readShareAddress } from './share-page-address.ts';
import styles from './shared-page.module.css';

export const Route = createFileRoute('/_mobile/shareRecommend.html')({
  validateSearch: readShareAddress,
  loaderDeps: ({ search: { code } }) => ({ code }),
  loader: async ({ context, deps: { code } }) => {
    if (!code) throw notFound();
    const { title, items } = await orNotFound(context.queryClient.ensureQueryData(sharedGoodsQuery(code)));
    return { title: `推荐：${title}`, description: `共 ${items.length} 种商品，登录后按贵司价格下单` };
  },
  head: ({ loaderData }) => (loaderData ? shareHead(loaderData.title, loaderData.description) : {}),
  component: ShareRecommendPage,
  notFoundComponent: EndedLink,
});

function Goods({ item }: { item: SharedGoods['items'][number] }) {
  return (
    <li>
      <span className={styles.goods}>
        <Picture src={item.productImg} alt="" width={76} height={76} />
        <span className={styles.pair}>
          <PageLink href={itemHref(item.itemCode)}>{item.productName}</PageLink>
          <small>{[item.itemCode, item.brandName, item.mpn].filter(Boolean).join(' · ')}</small>
          <small>{item.obstacle ?? item.deliveryText}</small>
          <Money yuan={item.salesPrice} unit={item.orderUnit} className={styles.total} />
        </span>
      </span>
      <ButtonLink href={itemHref(item.itemCode)} size="sm" aria-label={`查看 ${item.productName}`}>
        查看
      </ButtonLink>
    </li>
  );
}

/** Goods a sales person recommends; the reader's own prices and visibility apply. */
function ShareRecommendPage() {
  const { code = '' } = Route.useSearch();
  const { data } = useSuspenseQuery(sharedGoodsQuery(code));
  const { title, ownerName, until, items, missing } = data;
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.quiet}>
          {ownerName} 推荐，链接有效至 {displayTime(until)}。价格为您当前账号可见的价格。
        </p>
      </div>
      <Section title="推荐商品" note={`共 ${items.length} 种`}>
        {items.length === 0 && <p>推荐的商品目前都不能查看，请联系推荐人。</p>}
        <ul className={styles.list}>
          {items.map((item) => (
            <Goods key={item.itemCode} item={item} />
          ))}
        </ul>
        {missing > 0 && items.length > 0 && <p className={styles.quiet}>另有 {missing} 种当前账号不能查看。</p>}
      </Section>
    </div>
  );
}
