import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import type { SeriesTable } from '../contract/item-schemas.ts';
import type { CartHand } from './cart-hand.ts';
import { ItemStepper } from './item-stepper.tsx';
import styles from './series-order.module.css';

type SeriesOrderProps = {
  item: SeriesTable['items'][number];
  /** Says which row it is to those who do not see the table. */
  name: string;
  add: CartHand['add'];
};

/** Quantity and 加入 of one row; a press with no quantity yet takes the smallest order. */
export function SeriesOrder({ item, name, add }: SeriesOrderProps) {
  const [quantity, setQuantity] = useState(0);
  if (item.obstacle !== null) return <span className={styles.reason}>{item.obstacle}</span>;
  const addRow = async () => {
    await add([{ itemNo: item.itemCode, quantity: quantity || item.moqSales }]);
    setQuantity(0);
  };
  return (
    <span className={styles.order}>
      <ItemStepper item={{ ...item, productName: name }} value={quantity} onChange={setQuantity} />
      <Button size="sm" kind="secondary" aria-label={`加入购物车：${item.itemCode}`} onClick={() => void addRow()}>
        加入
      </Button>
    </span>
  );
}

/** Keeps the place of a row's controls while the page comes alive: dozens of them would weigh more than the table. */
export const SeriesOrderPlace = () => <span className={styles.order} />;
