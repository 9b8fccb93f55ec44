import type { ReactNode } from 'react';
import { SkeletonBlock } from '#platform/web/feedback/skeleton.tsx';
import type { ItemPage } from '../contract/item-page-schemas.ts';
import { describeQuantityRule } from '../rules/snap-quantity.ts';
import { DeliveryTerm } from './delivery-term.tsx';
import type { KnownItem } from './known-item.ts';
import { FACTS_ID } from './sku-facts.tsx';
import styles from './sku-terms.module.css';

const grouped = (count: number) => count.toLocaleString('zh-CN');

/** The first attributes are the ones an item is told apart by; all of them stand further down. */
const SHOWN_SIZES = 4;

type SkuTermsProps = {
  item: ItemPage;
  quantity: number;
  region: ReactNode;
  /** Codes of the caller's firm, as one more entry. */
  codes?: ReactNode;
  /** What the company bought before; nothing for those who buy for none. */
  purchases?: ReactNode;
};

/** Sizes, delivery, services, ordering units and earlier purchases, one line each. */
export function SkuTerms({ item, quantity, region, codes, purchases }: SkuTermsProps) {
  const { moqSales: moq, moqIncrement: step, orderUnit: unit } = item;
  const converted = item.packQuantity > 1 ? `1 ${unit} = ${grouped(item.packQuantity)} ${item.baseUnit}` : null;
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
      <Term label="送至">
        <DeliveryTerm item={item} quantity={quantity} region={region} />
      </Term>
      <Term label="服务">
        <span>{item.returnText}</span>
        <span>{item.invoiceText}</span>
        {item.skuType === US_AGENT && <span>美国代购</span>}
      </Term>
      <Term label="订购">
        <span>{describeQuantityRule({ moq, step, unit })}</span>
        {converted && <span>{converted}</span>}
      </Term>
      {codes}
      {purchases && <Term label="上次采购">{purchases}</Term>}
    </dl>
  );
}

/** Lines every item has, and the room that their words take. */
const LATER = [
  ['服务', '12em'],
  ['订购', '12em'],
] as const;

type KnownTermsProps = {
  offer: KnownItem['offer'] | null;
  /** The item was asked for and did not come: nothing is on its way. */
  failed: boolean;
};

/** Before the item has come: whether it can be had, and room for the rest. */
export function KnownTerms({ offer, failed }: KnownTermsProps) {
  const room = (width: string) => (failed ? <span>—</span> : <SkeletonBlock width={width} />);
  return (
    <dl className={styles.terms}>
      <Term label="规格">{room('16em')}</Term>
      <Term label="送至">{offer ? <span>{offer.obstacle ?? offer.deliveryText}</span> : room('10em')}</Term>
      {LATER.map(([label, width]) => (
        <Term key={label} label={label}>
          {room(width)}
        </Term>
      ))}
    </dl>
  );
}

/** Specification 3: skuType 50 is bought through an agent in the US. */
const US_AGENT = 50;

function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
