import type { ReactNode } from 'react';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { ItemPage } from '../contract/item-page-schemas.ts';
import styles from './delivery-term.module.css';
import { useDelivery } from './use-delivery.ts';

type DeliveryTermProps = {
  item: ItemPage;
  quantity: number;
  /** Shows and changes where it goes. */
  region: ReactNode;
};

/** 送至: region, day of arrival of the quantity wanted, stock. */
export function DeliveryTerm({ item, quantity, region }: DeliveryTermProps) {
  const { delivery, stale } = useDelivery(item, quantity);
  const buyable = item.obstacle === null;
  const promise = buyable ? delivery.promise : null;
  return (
    <span className={styles.delivery}>
      {region}
      <strong
        className={joinClasses(promise ? styles.promise : styles.waiting, stale && styles.stale)}
        aria-live="polite"
      >
        {promise ?? (buyable && tooMany(item, quantity) ? '数量超出库存' : delivery.deliveryText)}
      </strong>
      {buyable && (
        <span>
          {item.available === null
            ? item.statusText
            : `库存 ${item.available.toLocaleString('zh-CN')} ${item.orderUnit}`}
        </span>
      )}
    </span>
  );
}

const tooMany = ({ available }: ItemPage, quantity: number) => available !== null && quantity > available;
