import { useState } from 'react';
import { useAddToCart } from '#features/cart/web/public.ts';
import type { ItemCard } from '#features/catalog/contract/item-schemas.ts';
import { snapQuantity } from '#features/catalog/rules/public.ts';
import { ItemStepper } from '#features/catalog/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import styles from './home-sections.module.css';

type TileOrderProps = { item: ItemCard; quantity: number; label: string };

/** Quantity and one press to buy; starts from the usual quantity, as far as today's rule allows it. */
export function TileOrder({ item, quantity, label }: TileOrderProps) {
  const { moqSales: moq, moqIncrement: step } = item;
  const [wanted, setWanted] = useState(() => snapQuantity({ value: quantity, previous: 0, moq, step }));
  const { add, pending } = useAddToCart();
  if (item.obstacle !== null) return <span className={styles.obstacle}>{item.obstacle}</span>;
  const lines = wanted > 0 ? [{ itemNo: item.itemCode, quantity: wanted }] : [];
  return (
    <span className={styles.order}>
      <ItemStepper item={item} value={wanted} onChange={setWanted} />
      <Button kind="primary" size="sm" busy={pending} onClick={() => void add(lines)}>
        {label}
      </Button>
    </span>
  );
}
