import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { ORDER_LIST_PATH, PURCHASED_PATH } from '#business/paths/rules/public.ts';
import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { usePlacesOrders } from '#features/access/web/public.ts';
import { ItemShelf, ItemTile } from '#features/catalog/web/public.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { BuyTile } from './buy-tile.tsx';
import { hotQuery, purchasedQuery, viewedQuery } from './home-queries.ts';

/** What was purchased lately, ready to be ordered again; before the first purchase what sells best. */
export function PurchasedSection({ session }: { session: UserInfo | null }) {
  const { data: purchased } = useSuspenseQuery(purchasedQuery(useQueryClient(), session));
  if (purchased.length === 0) return <BestSellers session={session} />;
  const all = (
    <>
      <PageLink href={PURCHASED_PATH}>全部已购商品</PageLink>　<PageLink href={ORDER_LIST_PATH}>全部订单</PageLink>
    </>
  );
  return (
    <Section title="最近采购" note="按最近一次的数量再次采购" action={all} flush>
      <ItemShelf columns={4} label="最近采购的商品">
        {purchased.map(({ item, quantity, orderUnit, orderedAt }) => (
          <BuyTile
            key={item.itemCode}
            item={item}
            quantity={quantity}
            label="再次采购"
            note={`上次 ${displayDay(orderedAt)} • ${quantity} ${orderUnit}`}
          />
        ))}
      </ItemShelf>
    </Section>
  );
}

function BestSellers({ session }: { session: UserInfo | null }) {
  const { data: items } = useSuspenseQuery(hotQuery(session));
  const orders = usePlacesOrders();
  if (items.length === 0) return null;
  return (
    <Section title="热销商品" note={orders ? '采购后，这里显示您最近采购的商品' : undefined} flush>
      <ItemShelf columns={4} label="热销商品">
        {items.map((item) => (
          <BuyTile key={item.itemCode} item={item} quantity={item.moqSales} label="加入" note={item.deliveryText} />
        ))}
      </ItemShelf>
    </Section>
  );
}

export function ViewedSection() {
  const { data: items } = useSuspenseQuery(viewedQuery);
  if (items.length === 0) return null;
  return (
    <Section title="最近浏览" flush>
      <ItemShelf columns={6} label="最近浏览">
        {items.map((item) => (
          <ItemTile key={item.skuCode} item={{ ...item, itemCode: item.skuCode }} />
        ))}
      </ItemShelf>
    </Section>
  );
}
