import { Facts } from '#platform/web/display/facts.tsx';
import { Section } from '#platform/web/display/section.tsx';
import type { ItemDetail } from '../contract/item-schemas.ts';
import type { CartHand } from './cart-hand.ts';
import { SkuGallery } from './sku-gallery.tsx';
import { SkuHead } from './sku-head.tsx';
import { SkuPrice } from './sku-price.tsx';
import { SkuPurchase } from './sku-purchase.tsx';
import { SkuTerms } from './sku-terms.tsx';
import styles from './sku-view.module.css';

type SkuViewProps = { item: ItemDetail; cart: CartHand; loginHref: string | null; searchId?: string };

/** Upper part of the product page: pictures on the left, what it is and costs on the right. */
export function SkuView({ item, cart, loginHref, searchId }: SkuViewProps) {
  return (
    <article className={styles.card}>
      <SkuGallery name={item.productName} pictures={item.pictures} />
      <div className={styles.main}>
        <SkuHead item={item} />
        <SkuPrice item={item} loginHref={loginHref} />
        <SkuTerms item={item} />
        <SkuPurchase item={item} cart={cart} searchId={searchId} />
      </div>
    </article>
  );
}

/** Lower part: everything known about the item. */
export function SkuFacts({ item }: { item: ItemDetail }) {
  const own = item.attributes.map(({ name, value, unit }) => ({
    label: name,
    value: unit ? `${value} ${unit}` : value,
  }));
  const facts = [
    { label: '品牌', value: item.brandName },
    { label: '制造商型号', value: item.mpn },
    ...own,
    {
      label: '销售单位',
      value: item.packQuantity > 1 ? `${item.orderUnit}（${item.packQuantity} ${item.baseUnit}）` : item.orderUnit,
    },
    { label: '国际条码', value: item.ean },
  ].filter(({ value }) => value !== null);
  return (
    <>
      <Section title="规格参数">
        <Facts facts={facts} columns={3} />
      </Section>
      {item.description && (
        <Section title="商品介绍">
          <p className={styles.description}>{item.description}</p>
        </Section>
      )}
    </>
  );
}
