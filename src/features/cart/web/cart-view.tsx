import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { notify } from '#platform/web/feedback/notify.ts';
import type { Cart, CartLine } from '../contract/cart-schemas.ts';
import { NOTHING_CHOSEN } from '../rules/describe-add-result.ts';
import { choiceOf } from '../rules/group-cart.ts';
import { CartBar } from './cart-bar.tsx';
import { CartTable } from './cart-table.tsx';
import { type Removal, RemovalDialog } from './removal-dialog.tsx';
import { useCartEdits } from './use-cart-edits.ts';
import { useCartRemoval } from './use-cart-removal.ts';

export function CartView({ cart }: { cart: Cart }) {
  const router = useRouter();
  const { edit, flush } = useCartEdits();
  const remove = useCartRemoval();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [leaving, setLeaving] = useState(false);
  const failed = cart.lines.filter((line) => line.obstacle !== null);
  const chosen = cart.lines.filter((line) => line.selected && line.obstacle === null);

  const choose = useCallback(
    (lines: readonly CartLine[], selected: boolean) =>
      edit(lines.filter((line) => line.obstacle === null).map(({ skuCode }) => ({ skuCode, selected }))),
    [edit],
  );
  const setQuantity = useCallback(
    (line: CartLine, quantity: number) => {
      if (quantity > 0) edit([{ skuCode: line.skuCode, quantity }]);
      else setRemoval({ lines: [line], question: `从购物车删除 ${line.skuCode}？` });
    },
    [edit],
  );
  const removeLine = useCallback((line: CartLine) => void remove([line]), [remove]);
  const removeChosen = () => {
    if (chosen.length === 0) notify.warning(NOTHING_CHOSEN);
    else setRemoval({ lines: chosen, question: `删除选中的 ${chosen.length} 种商品？` });
  };
  const checkOut = async () => {
    if (chosen.length === 0) return notify.warning(NOTHING_CHOSEN);
    setLeaving(true);
    if (await flush()) await router.navigate({ href: '/orderConfirm.html' });
    setLeaving(false);
  };

  return (
    <>
      <CartTable lines={cart.lines} onChoose={choose} onQuantity={setQuantity} onRemove={removeLine} />
      <CartBar
        {...{ cart, choice: choiceOf(cart.lines), failedCount: failed.length, leaving }}
        onChooseAll={(selected) => choose(cart.lines, selected)}
        onRemoveChosen={removeChosen}
        onRemoveFailed={() => void remove(failed)}
        onClear={() => setRemoval({ lines: cart.lines, question: `清空购物车里的 ${cart.lines.length} 种商品？` })}
        onCheckOut={() => void checkOut()}
      />
      <RemovalDialog removal={removal} onConfirm={remove} onClose={() => setRemoval(null)} />
    </>
  );
}
