import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import type { Db } from '#platform/api/database.ts';
import { type CartOwner, lockCart, readCartRows } from './cart-repo.ts';
import { putCartLines } from './write-lines-repo.ts';

/** Something that was ordered and came back. */
export interface ReturnedLine extends Partial<LineFields> {
  skuId: bigint;
  quantity: number;
  /** What it was ordered at, 1/10,000 yuan: the cart says how the price has moved since. */
  salesPrice: bigint;
}

/** Lays goods of an order that did not go on back into its buyer's cart, on top of what lies there. */
export async function returnToCart(db: Db, owner: CartOwner, lines: readonly ReturnedLine[]): Promise<void> {
  await lockCart(db, owner);
  const skuIds = [...new Set(lines.map(({ skuId }) => skuId))];
  const rows = await readCartRows(db, owner, skuIds);
  const lying = (skuId: bigint) => rows.find((row) => row.skuId === skuId && row.split === '')?.quantity ?? 0;
  const entries = skuIds.flatMap((skuId) => {
    const back = lines.filter((line) => line.skuId === skuId);
    const [first] = back;
    if (!first) return [];
    const { salesPrice, ...notes } = first;
    const quantity = back.reduce((sum, line) => sum + line.quantity, lying(skuId));
    return [{ ...notes, quantity, split: '', addedPrice: salesPrice, repriced: false, searchId: null }];
  });
  await putCartLines(db, owner, entries);
}
