import { Facts } from '#platform/web/display/facts.tsx';
import { Section } from '#platform/web/display/section.tsx';
import type { ItemDetail } from '../contract/item-schemas.ts';
import styles from './sku-facts.module.css';

/** Where 全部参数 leads. */
export const FACTS_ID = 'facts';

/** Lower part of the product page: everything known about the item. */
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
    <div id={FACTS_ID} className={styles.facts}>
      <Section title="规格参数">
        <Facts facts={facts} columns={3} />
      </Section>
      {item.description && (
        <Section title="商品介绍">
          <p className={styles.description}>{item.description}</p>
        </Section>
      )}
    </div>
  );
}
