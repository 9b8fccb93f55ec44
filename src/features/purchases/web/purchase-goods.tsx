import { itemHref } from '#business/paths/rules/public.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import { Row } from '#platform/web/display/row.tsx';
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
    <div className={styles.goods}>
      <Picture src={item.productImg} alt="" width={PICTURE_PX} height={PICTURE_PX} className={styles.picture} />
      <div className={styles.words}>
        <Row gap={4} looks={['top']}>
          {item.gone ? (
            <span className={styles.name}>{item.productName}</span>
          ) : (
            <PageLink href={itemHref(item.skuCode)} className={styles.name}>
              {item.productName}
            </PageLink>
          )}
          <FrequentButton item={item} />
        </Row>
        <p className={styles.codes}>
          <span className={styles.code}>{item.skuCode}</span>
          {facts && ` · ${facts}`}
          {item.customerCodes.length > 0 && ` · 客户编码 ${item.customerCodes.join('、')}`}
        </p>
        {item.obstacle !== null && <Obstacle item={item} />}
      </div>
    </div>
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
