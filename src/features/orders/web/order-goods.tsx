import type { ReactNode } from 'react';
import { Picture } from '#platform/web/display/picture.tsx';
import { TwoLines } from '#platform/web/display/two-lines.tsx';
import type { OrderRow } from '../contract/order-schemas.ts';
import styles from './order-goods.module.css';

const PICTURE_PX = 32;

type Props = {
  order: OrderRow;
  /** Stands in for the count: in the list it opens a look at all goods. */
  more?: ReactNode;
};

/** What an order is about, in one line: the first picture and name, “等 N 种” when there is more. */
export function OrderGoods({ order, more }: Props) {
  const first = order.firstLines[0];
  if (!first) return <span>—</span>;
  const names = order.firstLines.map((line) => `${line.productName} × ${line.quantity} ${line.orderUnit}`);
  return (
    <span className={styles.goods} title={names.join('\n')}>
      <Picture src={first.productImg} alt="" width={PICTURE_PX} height={PICTURE_PX} className={styles.picture} />
      <TwoLines>{first.productName}</TwoLines>
      {more ?? (order.lineCount > 1 && <span className={styles.more}>等 {order.lineCount} 种</span>)}
    </span>
  );
}
