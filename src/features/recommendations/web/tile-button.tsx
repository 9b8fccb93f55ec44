import { useMayBuy } from '#features/access/web/public.ts';
import type { ItemCard } from '#features/catalog/contract/item-schemas.ts';
import type { CartHand } from '#features/catalog/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import styles from './tile-button.module.css';

/** One press puts the smallest order of a recommended item into the cart. */
export function TileButton({ item, cart }: { item: ItemCard; cart: CartHand }) {
  const mayBuy = useMayBuy();
  const { itemCode, productName, moqSales, orderUnit } = item;
  if (!mayBuy) return null;
  const words = moqSales > 1 ? `加入 ${moqSales} ${orderUnit}` : '加入购物车';
  return (
    <Button
      size="sm"
      kind="secondary"
      className={styles.button}
      aria-label={`${words}：${productName}`}
      onClick={() => void cart.add([{ itemNo: itemCode, quantity: moqSales }])}
    >
      {words}
    </Button>
  );
}
