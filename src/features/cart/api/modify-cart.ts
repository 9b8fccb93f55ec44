import { readSkusForSale, type SkuForSale } from '#features/catalog/api/public.ts';
import { describeQuantityRule, isOrderableQuantity } from '#features/catalog/rules/public.ts';
import { priceAt } from '#features/prices/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { cartErrors } from '../contract/cart-contract.ts';
import type { CartChange, LineChange } from '../contract/cart-schemas.ts';
import { entersTier } from '../rules/enters-tier.ts';
import { type CartOwner, readCartRows } from './cart-repo.ts';
import type { CartReader } from './cart-sources.ts';
import { readCartChange } from './read-cart.ts';
import { readLineIds } from './read-line-numbers.ts';
import { type CartEdit, editCartLines } from './write-lines-repo.ts';

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

const nameOf = (skuId: bigint, split: string) => `${skuId} ${split}`;

/** Quantities that the lines have had so far, of items whose price depends on it. */
async function readEarlier(db: Db, owner: CartOwner, items: Items): Promise<ReadonlyMap<string, number>> {
  const tiered = [...items.values()].filter((item) => item.tiers.length > 1).map((item) => item.skuId);
  const rows = tiered.length ? await readCartRows(db, owner, tiered) : [];
  return new Map(rows.map((row) => [nameOf(row.skuId, row.split), row.quantity]));
}

/** Items are read only where a quantity changes: everything else is the buyer's own and needs no offer. */
async function readWanted(db: Db, changes: readonly LineChange[], { levelCode }: CartReader): Promise<Items> {
  const counted = changes.filter((change) => change.quantity !== undefined).map((change) => change.skuCode);
  const items = counted.length ? await readSkusForSale(db, counted, levelCode) : [];
  return new Map(items.map((item) => [item.itemNo, item]));
}

/**
 * Changes quantities, choices, what lines are wanted for, and puts lines aside. Pages correct a quantity before they send
 * it, so nothing is guessed here. Lines that another window has removed are left out of the answer.
 */
export async function modifyCart(
  db: Db,
  owner: CartOwner,
  changes: readonly LineChange[],
  reader: CartReader,
): Promise<CartChange> {
  const items = await readWanted(db, changes, reader);
  assertOrderable(items, changes);
  const earlier = await readEarlier(db, owner, items);
  const ids = await readLineIds(db, owner, [...new Set(changes.map((change) => change.skuCode))]);
  const edits = changes.flatMap(({ skuCode, split = '', quantity, ...rest }): CartEdit[] => {
    const skuId = ids.get(skuCode);
    const item = items.get(skuCode);
    // The quantity of what no longer exists for the buyer is not judged, and so not changed.
    if (skuId === undefined || (quantity !== undefined && !item)) return [];
    const repriced =
      item && quantity !== undefined && entersTier(item.tiers, earlier.get(nameOf(skuId, split)), quantity);
    return [{ ...rest, skuId, split, quantity, addedPrice: repriced ? priceAt(item.tiers, quantity) : undefined }];
  });
  if (edits.length) await editCartLines(db, owner, edits);
  return readCartChange(db, owner, [...new Set(edits.map((edit) => edit.skuId))], reader);
}
