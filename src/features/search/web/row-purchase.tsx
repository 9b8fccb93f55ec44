import { useState } from 'react';
import { useMayBuy } from '#features/access/web/public.ts';
import { useAddToCart } from '#features/cart/web/public.ts';
import { ItemStepper } from '#features/catalog/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import type { ResultItem } from '../contract/search-schemas.ts';
import { useResultPage } from './result-context.ts';

/** Quantity and cart of one result; the page stays where it is. */
export function useRowPurchase(item: ResultItem) {
  const [quantity, setQuantity] = useState(item.moqSales);
  const { searchId } = useResultPage();
  const cart = useAddToCart();
  const add = () => {
    if (quantity === 0) notify.warning('请先填写数量');
    else void cart.add([{ itemNo: item.itemCode, quantity, searchId }]);
  };
  return { quantity, setQuantity, add, pending: cart.pending };
}

type RowPurchase = ReturnType<typeof useRowPurchase>;

export function RowQuantity({ item, purchase }: { item: ResultItem; purchase: RowPurchase }) {
  if (!useMayBuy()) return null;
  return <ItemStepper item={item} value={purchase.quantity} onChange={purchase.setQuantity} />;
}

export function RowAdd({ item, purchase }: { item: ResultItem; purchase: RowPurchase }) {
  if (!useMayBuy()) return null;
  const name = `${item.itemCode} ${item.productName}`;
  return (
    <Button kind="primary" size="sm" busy={purchase.pending} aria-label={`加入购物车：${name}`} onClick={purchase.add}>
      加入
    </Button>
  );
}
