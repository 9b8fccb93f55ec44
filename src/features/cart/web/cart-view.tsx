import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { CHECKOUT_PATH } from '#business/paths/rules/public.ts';
import { CostCenterOptions } from '#features/budgets/web/public.ts';
import { listWish } from '#features/catalog/web/public.ts';
import { Row } from '#platform/web/display/row.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import type { Cart, CartLine } from '../contract/cart-schemas.ts';
import { choiceOf } from '../rules/group-cart.ts';
import { NOTHING_CHOSEN } from '../rules/nothing-chosen.ts';
import { chosenCartLines } from '../rules/sum-cart.ts';
import { CartBar } from './cart-bar.tsx';
import { type CartDialog, CartDialogs } from './cart-dialogs.tsx';
import { CartTable } from './cart-table.tsx';
import { CartToolbar } from './cart-toolbar.tsx';
import { loadCartWorkbook } from './load-cart-workbook.ts';
import { COST_CENTERS } from './note-input.tsx';
import { type Removal, RemovalDialog } from './removal-dialog.tsx';
import { useCartEdits } from './use-cart-edits.ts';
import { useCartRemoval } from './use-cart-removal.ts';
import { useCartView } from './use-cart-view.ts';
import { useLineActs } from './use-line-acts.ts';

type CartViewProps = { cart: Cart; title: ReactNode };

export function CartView({ cart, title }: CartViewProps) {
  const router = useRouter();
  const { view, change } = useCartView();
  const { edit, flush } = useCartEdits();
  const remove = useCartRemoval();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [dialog, setDialog] = useState<CartDialog | null>(null);
  const [leaving, setLeaving] = useState(false);
  const acts = useLineActs({ edit, remove, ask: setRemoval, open: setDialog });
  const failed = cart.lines.filter((line) => line.obstacle !== null);
  const chosen = chosenCartLines(cart);

  const withChosen = (act: (lines: readonly CartLine[]) => void) => {
    if (chosen.length === 0) notify.warning(NOTHING_CHOSEN);
    else act(chosen);
  };
  /** Other acts see the cart as the page shows it. */
  const settled = async (act: () => void) => {
    if (await flush()) act();
  };
  const checkOut = async () => {
    setLeaving(true);
    if (await flush()) await router.navigate({ href: CHECKOUT_PATH });
    setLeaving(false);
  };

  return (
    <>
      <Row gap="8px 16px" looks={['wrap', 'between']}>
        {title}
        <CartToolbar
          view={view}
          onView={change}
          onFill={() => withChosen((lines) => setDialog({ kind: 'fill', lines }))}
          onShare={() => void settled(() => setDialog({ kind: 'share', count: chosen.length }))}
          onList={() =>
            withChosen((lines) =>
              listWish.ask({
                lines: lines.map(({ skuCode, quantity }) => ({ itemNo: skuCode, quantity })),
                label: `选中的 ${lines.length} 种商品`,
              }),
            )
          }
          onExport={(scope) => void settled(() => loadCartWorkbook(scope))}
        />
      </Row>
      <CostCenterOptions id={COST_CENTERS} />
      <CartTable lines={cart.lines} view={view} acts={acts} />
      <CartBar
        cart={cart}
        choice={choiceOf(cart.lines)}
        failedCount={failed.length}
        leaving={leaving}
        onChooseAll={(selected) => acts.onChoose(cart.lines, selected)}
        onAside={() => withChosen(acts.onAside)}
        onRemoveChosen={() =>
          withChosen((lines) => setRemoval({ lines, question: `删除选中的 ${lines.length} 种商品？` }))
        }
        onRemoveFailed={() => void remove(failed)}
        onClear={() => setRemoval({ lines: cart.lines, question: `清空购物车里的 ${cart.lines.length} 种商品？` })}
        onCheckOut={() => withChosen(() => void checkOut())}
      />
      <RemovalDialog removal={removal} onConfirm={remove} onClose={() => setRemoval(null)} />
      <CartDialogs dialog={dialog} onEdit={edit} flush={flush} onClose={() => setDialog(null)} />
    </>
  );
}
