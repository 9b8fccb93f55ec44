import { type Fact, Facts } from '#platform/web/display/facts.tsx';
import { Section } from '#platform/web/display/section.tsx';
import type { ItemPage } from '../contract/item-page-schemas.ts';
import type { SeriesTable } from '../contract/item-schemas.ts';
import { CompareButton } from './compare-button.tsx';
import { DocumentList } from './document-list.tsx';
import styles from './sku-facts.module.css';

/** Where 全部参数 leads. */
export const FACTS_ID = 'facts';

/** Everything known about the item; what is not known has no line. */
function factsOf(item: ItemPage): Fact[] {
  const { packQuantity, orderUnit, baseUnit, unspsc } = item;
  const own = item.attributes.map(({ name, value, unit }) => ({
    label: name,
    value: unit ? `${value} ${unit}` : value,
  }));
  const facts = [
    { label: '品牌', value: item.brandName },
    { label: '制造商型号', value: item.mpn },
    ...own,
    { label: '销售单位', value: packQuantity > 1 ? `${orderUnit}（${packQuantity} ${baseUnit}）` : orderUnit },
    { label: '国际条码', value: item.ean },
    { label: '税收分类编码', value: item.taxCode },
    { label: 'UNSPSC', value: unspsc && [unspsc.code, unspsc.name].filter(Boolean).join(' ') },
  ];
  return facts.filter(({ value }) => value !== null);
}

type SkuFactsProps = { item: ItemPage; series: SeriesTable | null };

/** Lower part of the product page: attributes, papers, description. */
export function SkuFacts({ item, series }: SkuFactsProps) {
  const { itemCode } = item;
  const rows = series?.items ?? [];
  const siblings = rows.filter((one) => one.itemCode !== itemCode);
  const at = rows.findIndex((one) => one.itemCode === itemCode);
  const neighbours = [rows[at - 1], rows[at + 1]].flatMap((one) => one?.itemCode ?? []);
  const candidates = siblings.map((one) => ({
    itemCode: one.itemCode,
    label: one.values.filter(Boolean).join(' '),
  }));
  return (
    <div id={FACTS_ID} className={styles.facts}>
      <Section
        title="规格参数"
        action={
          candidates.length > 0 && <CompareButton itemCode={itemCode} candidates={candidates} neighbours={neighbours} />
        }
      >
        <Facts facts={factsOf(item)} columns={3} />
      </Section>
      <Section title="资料下载">
        <DocumentList documents={item.documents} />
      </Section>
      {item.description && (
        <Section title="商品介绍">
          <p className={styles.description}>{item.description}</p>
        </Section>
      )}
    </div>
  );
}
