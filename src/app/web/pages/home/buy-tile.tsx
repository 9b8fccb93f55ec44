import { useState } from 'react';
import { usePlacesOrders } from '#features/access/web/public.ts';
import { useAddToCart } from '#features/cart/web/public.ts';
import type { ItemCard } from '#features/catalog/contract/item-schemas.ts';
import { snapQuantity } from '#features/catalog/rules/public.ts';
import { ItemStepper, ItemTile } from '#features/catalog/web/public.ts';
import { shownPrice } from '#features/prices/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import styles from './home-sections.module.css';

type BuyTileProps = {
  item: ItemCard;
  /** Starts from here, as far as today's rule allows it. */
  quantity: number;
  label: string;
  note: string;
};

/** A tile with quantity and one press to buy, at the price that this quantity costs each. */
export function BuyTile({ item, quantity, label, note }: BuyTileProps) {
  const { moqSales: moq, moqIncrement: step } = item;
  const [wanted, setWanted] = useState(() => snapQuantity({ value: quantity, previous: 0, moq, step }));
  const salesPrice = shownPrice(item, wanted || moq);
  return (
    <ItemTile item={{ ...item, salesPrice }} priority note={note}>
      <TileOrder item={item} wanted={wanted} label={label} onChange={setWanted} />
    </ItemTile>
  );
}

type TileOrderProps = Pick<BuyTileProps, 'item' | 'label'> & { wanted: number; onChange: (quantity: number) => void };

function TileOrder({ item, wanted, label, onChange }: TileOrderProps) {
  const { add, pending } = useAddToCart();
  const orders = usePlacesOrders();
  if (item.obstacle !== null) return <span className={styles.obstacle}>{item.obstacle}</span>;
  if (!orders) return null;
  const lines = wanted > 0 ? [{ itemNo: item.itemCode, quantity: wanted }] : [];
  return (
    <span className={styles.order}>
      <ItemStepper item={item} value={wanted} onChange={onChange} />
      <Button kind="primary" size="sm" busy={pending} onClick={() => void add(lines)}>
        {label}
      </Button>
    </span>
  );
}
