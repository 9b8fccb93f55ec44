import { useState } from 'react';
import { itemHref } from '#business/paths/rules/public.ts';
import { BuyersOnly } from '#features/access/web/public.ts';
import type { ItemCard } from '#features/catalog/contract/item-schemas.ts';
import { type CartHand } from '#features/catalog/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { CartIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { bundleTotal } from '../rules/bundle-total.ts';
import styles from './bundle-section.module.css';
import { recordRecommendationClick } from './record-recommendation-click.ts';

export type BundleItem = Pick<
  ItemCard,
  'itemCode' | 'productName' | 'productImg' | 'salesPrice' | 'orderUnit' | 'moqSales'
>;

type BundleSectionProps = { current: BundleItem; others: readonly BundleItem[]; cart: CartHand };

/** 经常一起购买: the item of the page with what stood in orders beside it; what is ticked goes into the cart at once. */
export function BundleSection({ current, others, cart }: BundleSectionProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const all = [current, ...others];
  const chosen = all.filter(({ itemCode }) => !left.has(itemCode));
  const toggle = (itemCode: string) => {
    const next = new Set(left);
    if (!next.delete(itemCode)) next.add(itemCode);
    setLeft(next);
  };
  const addAll = () => cart.add(chosen.map(({ itemCode, moqSales }) => ({ itemNo: itemCode, quantity: moqSales })));
  return (
    <Section title="经常一起购买" note="按各企业近一年的订单统计" flush>
      <div className={styles.bundle}>
        <ul className={styles.items}>
          {all.map((item) => (
            <li key={item.itemCode} className={styles.item}>
              <BundleTile item={item} link={item !== current} />
              <Checkbox
                label={item === current ? '本商品' : '一起购买'}
                aria-label={`一起购买：${item.productName}`}
                checked={!left.has(item.itemCode)}
                onChange={() => toggle(item.itemCode)}
              />
            </li>
          ))}
        </ul>
        <div className={styles.sum}>
          <p>{`已选 ${chosen.length} 种，按起订量`}</p>
          <Money yuan={bundleTotal(chosen)} exact className={styles.total} />
          <BuyersOnly>
            <Button
              kind="primary"
              icon={<CartIcon />}
              busy={cart.pending}
              disabled={chosen.length === 0}
              onClick={() => void addAll()}
            >
              一起加入购物车
            </Button>
          </BuyersOnly>
        </div>
      </div>
    </Section>
  );
}

function BundleTile({ item, link }: { item: BundleItem; link: boolean }) {
  const { itemCode, productName, productImg, salesPrice, orderUnit, moqSales } = item;
  const face = (
    <>
      <Picture src={productImg} alt="" width={120} height={88} />
      <span className={styles.name}>{productName}</span>
    </>
  );
  return (
    <>
      {link ? (
        <PageLink
          href={itemHref(itemCode)}
          className={styles.face}
          onClick={() => recordRecommendationClick('couple', itemCode)}
        >
          {face}
        </PageLink>
      ) : (
        <span className={styles.face}>{face}</span>
      )}
      <span className={styles.price}>
        <Money yuan={salesPrice} exact /> × {moqSales} {orderUnit}
      </span>
    </>
  );
}
