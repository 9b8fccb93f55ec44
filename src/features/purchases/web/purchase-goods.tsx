import { itemHref } from '#business/paths/rules/public.ts';
import { Money } from '#platform/web/display/money.tsx';
import { GoodsWords } from '#platform/web/kits/list/goods-words.tsx';
import { ObstacleLine } from '#platform/web/kits/list/obstacle-line.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { PurchasedItem } from '../contract/purchase-contract.ts';
import { FrequentButton } from './frequent-button.tsx';
import styles from './purchase-goods.module.css';

const PICTURE_PX = 56;

/** What the item is; and where it cannot be bought, why and what replaces it. */
export function PurchaseGoods({ item }: { item: PurchasedItem }) {
  const facts = [item.brandName, item.mpn].filter(Boolean).join(' · ');
  return (
    <GoodsWords
      picture={item.productImg}
      size={PICTURE_PX}
      name={item.productName}
      href={item.gone ? null : itemHref(item.skuCode)}
      code={item.skuCode}
      facts={[facts, item.customerCodes.length > 0 && `客户编码 ${item.customerCodes.join('、')}`]
        .filter(Boolean)
        .map((fact) => ` · ${fact}`)}
      beside={<FrequentButton item={item} />}
      looks={['top']}
    >
      {item.obstacle !== null && <Obstacle item={item} />}
    </GoodsWords>
  );
}

function Obstacle({ item: { obstacle, replacements } }: { item: PurchasedItem }) {
  return (
    <div className={styles.stuck}>
      <ObstacleLine>{obstacle}</ObstacleLine>
      {replacements.map((other) => (
        <p key={other.skuCode} className={styles.other}>
          {other.kindLabel}：<PageLink href={itemHref(other.skuCode)}>{other.productName}</PageLink>{' '}
          <Money yuan={other.salesPrice} unit={other.orderUnit} />
        </p>
      ))}
    </div>
  );
}
