import { readSkusForSaleById } from '#features/catalog/api/public.ts';
import { priceAt } from '#features/prices/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { MAX_CART_LINES } from '../contract/cart-schemas.ts';
import { entersTier } from '../rules/enters-tier.ts';
import { findTargetLine } from '../rules/find-target-line.ts';
import { mergeVisitorLine } from '../rules/merge-visitor-line.ts';
import { presentLines } from './add-to-cart.ts';
import { type CartOwner, lockCart, readCartRows } from './cart-repo.ts';
import { readShopper, type Shopper } from './read-shopper.ts';
import { lockVisitorCart, takeVisitorLines, type VisitorCartRow } from './visitor-cart-repo.ts';
import { type CartEntry, putCartLines } from './write-lines-repo.ts';

/** A login as the cart needs to know it. */
export interface CartLogin {
  firmId: bigint;
  userId: bigint;
  /** Session that the login replaces. */
  previousTokenHash: string;
}

/**
 * Moves what a visitor has put into the cart to the person who logs in, once: the lines are taken out of the
 * visitor's cart in the transaction of the login. Runs in the scope of firm, person and replaced session. Only people
 * who buy for their company in the shop itself take the lines over; all others leave them where they are.
 */
export async function mergeVisitorCart(db: Db, { firmId, userId, previousTokenHash }: CartLogin): Promise<void> {
  const shopper = await readShopper(db, { firmId, userId });
  if (shopper?.identity !== 'company') return;
  await lockVisitorCart(db, previousTokenHash);
  const lines = await takeVisitorLines(db, previousTokenHash);
  if (lines.length > 0) await putTogether(db, { firmId, userId, cartType: 'enterprise' }, shopper, lines);
}

async function putTogether(db: Db, owner: CartOwner, { levelCode }: Shopper, lines: VisitorCartRow[]): Promise<void> {
  await lockCart(db, owner);
  const rows = await readCartRows(db, owner);
  const inCart = presentLines(rows);
  const skuIds = lines.map((line) => line.skuId);
  const items = new Map((await readSkusForSaleById(db, skuIds, levelCode)).map((item) => [item.skuId, item]));
  const entries: CartEntry[] = [];
  let room = MAX_CART_LINES - rows.length;
  for (const { skuId, searchId, ...line } of lines.toSorted(byAge)) {
    const item = items.get(skuId);
    const { split, quantity: present } = findTargetLine(inCart.get(skuId) ?? [], {});
    const quantity = mergeVisitorLine({ quantity: line.quantity, inCart: present ?? 0, item: item ?? null });
    if (!item || quantity === null || (present === undefined && room <= 0)) continue;
    if (present === undefined) room -= 1;
    const addedPrice = priceAt(item.tiers, quantity);
    const repriced = entersTier(item.tiers, present, quantity);
    entries.push({ skuId, split, quantity, addedPrice, repriced, searchId });
  }
  await putCartLines(db, owner, entries);
}

const byAge = (a: VisitorCartRow, b: VisitorCartRow) => a.createdAt.getTime() - b.createdAt.getTime();
