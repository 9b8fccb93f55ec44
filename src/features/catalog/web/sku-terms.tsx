import type { ReactNode } from 'react';
import type { ItemPage } from '../contract/item-page-schemas.ts';
import { describeQuantityRule } from '../rules/snap-quantity.ts';
import { FACTS_ID } from './sku-facts.tsx';
import styles from './sku-terms.module.css';

const grouped = (count: number) => count.toLocaleString('zh-CN');

/** The first attributes are the ones an item is told apart by; all of them stand further down. */
const SHOWN_SIZES = 4;

/** Sizes, delivery, services and ordering units, one line each. */
export function SkuTerms({ item }: { item: ItemPage }) {
  const { moqSales: moq, moqIncrement: step, orderUnit: unit } = item;
  const converted = item.packQuantity > 1 ? `1 ${unit} = ${grouped(item.packQuantity)} ${item.baseUnit}` : null;
  const ready = item.obstacle === null;
  const sizes = item.attributes.slice(0, SHOWN_SIZES);
  return (
    <dl className={styles.terms}>
      {sizes.length > 0 && (
        <Term label="规格">
          {sizes.map(({ name, value, unit: of }) => (
            <span key={name}>{[name, value, of].filter(Boolean).join(' ')}</span>
          ))}
          <a href={`#${FACTS_ID}`}>全部参数</a>
        </Term>
      )}
      <Term label="发货">
        <strong className={ready ? styles.ready : styles.waiting}>
          {(ready && item.delivery.promise) || item.deliveryText}
        </strong>
        {item.available !== null && <span>{`库存 ${grouped(item.available)} ${unit}`}</span>}
        {item.available === null && <span>{item.statusText}</span>}
      </Term>
      <Term label="服务">
        <span>{item.returnText}</span>
        <span>可开增值税专用发票</span>
        {item.skuType === US_AGENT && <span>美国代购</span>}
      </Term>
      <Term label="订购">
        <span>{describeQuantityRule({ moq, step, unit })}</span>
        {converted && <span>{converted}</span>}
      </Term>
    </dl>
  );
}

/** Specification 3: skuType 50 is bought through an agent in the US. */
const US_AGENT = 50;

function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.term}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
