import { readSkusForSale, type SkuForSale } from '#features/catalog/api/public.ts';
import { describeQuantityRule, isOrderableQuantity } from '#features/catalog/rules/public.ts';
import { priceAt } from '#features/prices/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { cartErrors } from '../contract/cart-contract.ts';
import type { CartChange, LineChange } from '../contract/cart-schemas.ts';
import { entersTier } from '../rules/enters-tier.ts';
import { type CartEdit, type CartOwner, editCartLines, readCartRows } from './cart-repo.ts';
import { readCartChange } from './read-cart.ts';

type Items = ReadonlyMap<string, SkuForSale>;

/** A quantity that breaks the rule of its item refuses the whole change. */
function assertOrderable(items: Items, changes: readonly LineChange[]): void {
  for (const { skuCode, quantity } of changes) {
    const item = items.get(skuCode);
    if (!item || quantity === undefined || isOrderableQuantity({ ...item, quantity })) continue;
    const rule = describeQuantityRule({ ...item, unit: item.orderUnit });
    throw refuse(cartErrors, 'CART_QUANTITY_REFUSED', { message: `${skuCode}：${rule}` });
  }
}

/** Quantities that the lines have had so far, of items whose price depends on it. */
async function readEarlier(db: Db, owner: CartOwner, items: Items): Promise<ReadonlyMap<bigint, number>> {
  const tiered = [...items.values()].filter((item) => item.tiers.length > 1).map((item) => item.skuId);
  const rows = tiered.length ? await readCartRows(db, owner, tiered) : [];
  return new Map(rows.map((row) => [row.skuId, row.quantity]));
}

/**
 * Changes quantities and choices. Pages correct a quantity before they send it, so nothing is guessed here. Lines that
 * another window has removed are left out of the answer.
 */
export async function modifyCart(
  db: Db,
  owner: CartOwner,
  changes: readonly LineChange[],
  levelCode: string | null,
): Promise<CartChange> {
  const codes = changes.map((change) => change.skuCode);
  const items = new Map((await readSkusForSale(db, codes, levelCode)).map((item) => [item.itemNo, item]));
  assertOrderable(items, changes);
  const earlier = await readEarlier(db, owner, items);
  const edits = changes.flatMap(({ skuCode, quantity, selected }): CartEdit[] => {
    const item = items.get(skuCode);
    if (!item) return [];
    const { skuId, tiers } = item;
    const repriced = quantity !== undefined && entersTier(tiers, earlier.get(skuId), quantity);
    return [{ skuId, quantity, selected, addedPrice: repriced ? priceAt(tiers, quantity) : undefined }];
  });
  if (edits.length) await editCartLines(db, owner, edits);
  return readCartChange(
    db,
    owner,
    edits.map((edit) => edit.skuId),
    levelCode,
  );
}
