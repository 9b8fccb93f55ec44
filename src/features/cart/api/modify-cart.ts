import { readSkusForSale } from '#features/catalog/api/public.ts';
import { describeQuantityRule, isOrderableQuantity } from '#features/catalog/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { cartErrors } from '../contract/cart-contract.ts';
import type { CartChange, LineChange } from '../contract/cart-schemas.ts';
import { type CartOwner, editCartLines } from './cart-repo.ts';
import { readCartChange } from './read-cart.ts';

/**
 * Changes quantities and choices. A quantity that breaks the rule of its item refuses the whole change: pages correct
 * it before they send it, so nothing is guessed here. Lines that another window has removed are left out of the answer.
 */
export async function modifyCart(
  db: Db,
  owner: CartOwner,
  changes: readonly LineChange[],
  levelCode: string | null,
): Promise<CartChange> {
  const items = await readSkusForSale(
    db,
    changes.map((change) => change.skuCode),
    levelCode,
  );
  const byNo = new Map(items.map((item) => [item.itemNo, item]));
  const edits = changes.flatMap(({ skuCode, quantity, selected }) => {
    const item = byNo.get(skuCode);
    if (!item) return [];
    if (quantity !== undefined && !isOrderableQuantity({ ...item, quantity })) {
      const rule = describeQuantityRule({ ...item, unit: item.orderUnit });
      throw refuse(cartErrors, 'CART_QUANTITY_REFUSED', { message: `${skuCode}：${rule}` });
    }
    return [{ skuId: item.skuId, quantity, selected }];
  });
  if (edits.length) await editCartLines(db, owner, edits);
  return readCartChange(
    db,
    owner,
    edits.map((edit) => edit.skuId),
    levelCode,
  );
}
