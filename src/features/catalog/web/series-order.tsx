import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import type { ItemCard } from '../contract/item-schemas.ts';
import type { CartHand } from './cart-hand.ts';
import { ItemStepper } from './item-stepper.tsx';
import styles from './series-order.module.css';

type SeriesOrderProps = { item: ItemCard; cart: CartHand };

/** Quantity and 加入 of one row; a press with no quantity yet takes the smallest order. */
export function SeriesOrder({ item, cart }: SeriesOrderProps) {
  const [quantity, setQuantity] = useState(0);
  if (item.obstacle !== null) return <span className={styles.reason}>{item.obstacle}</span>;
  const add = async () => {
    await cart.add([{ itemNo: item.itemCode, quantity: quantity || item.moqSales }]);
    setQuantity(0);
  };
  return (
    <span className={styles.order}>
      <ItemStepper item={item} value={quantity} onChange={setQuantity} />
      <Button size="sm" kind="secondary" aria-label={`加入购物车：${item.itemCode}`} onClick={() => void add()}>
        加入
      </Button>
    </span>
  );
}
