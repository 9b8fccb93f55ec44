import type { Db } from '#platform/api/database.ts';
import { type AddResult, type CheckResult, MAX_CART_LINES, type WantedLine } from '../contract/cart-schemas.ts';
import { entersTier } from '../rules/enters-tier.ts';
import { type CartOwner, lockCart, putCartLines, readCartRows } from './cart-repo.ts';
import { judgeLines, presentAddition, presentCheck, type TargetCart } from './judge-lines.ts';

const LIMIT = { maxLines: MAX_CART_LINES, fullText: `购物车最多放 ${MAX_CART_LINES} 种商品` };

/** The pre-check: what adding these lines to an empty cart would say. */
export async function preCheckLines(
  db: Db,
  lines: readonly WantedLine[],
  levelCode: string | null,
): Promise<CheckResult> {
  return presentCheck(await judgeLines(db, lines, levelCode, { ...LIMIT, inCart: new Map() }));
}

/** Adds what can be added and says of the rest why not; good lines never wait for bad ones. */
export async function addToCart(
  db: Db,
  owner: CartOwner,
  lines: readonly WantedLine[],
  levelCode: string | null,
): Promise<AddResult> {
  await lockCart(db, owner);
  const rows = await readCartRows(db, owner);
  const cart: TargetCart = { ...LIMIT, inCart: new Map(rows.map((row) => [row.skuId, row.quantity])) };
  const verdicts = await judgeLines(db, lines, levelCode, cart);
  const entries = verdicts.accepted.map(({ line, item, cartQuantity }) => ({
    skuId: item.skuId,
    quantity: cartQuantity,
    addedPrice: item.salesPrice,
    repriced: entersTier(item.tiers, cart.inCart.get(item.skuId), cartQuantity),
    searchId: line.searchId ?? null,
  }));
  await putCartLines(db, owner, entries);
  return { ...presentAddition(verdicts, cart), visitor: false };
}
