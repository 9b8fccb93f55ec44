import { lineFieldsOf } from '#business/line-fields/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { type AddResult, type CheckResult, MAX_CART_LINES, type WantedLine } from '../contract/cart-schemas.ts';
import { entersTier } from '../rules/enters-tier.ts';
import type { PresentLine } from '../rules/find-target-line.ts';
import { type CartOwner, type CartRow, countLines, lockCart, readRowsOfItems } from './cart-repo.ts';
import type { CartReader } from './cart-sources.ts';
import { type Accepted, judgeLines } from './judge-lines.ts';
import { presentAddition, presentCheck } from './present-addition.ts';
import { type CartEntry, putCartLines } from './write-lines-repo.ts';

const LIMIT = { maxLines: MAX_CART_LINES, fullText: `购物车最多放 ${MAX_CART_LINES} 种商品` };

/** The pre-check: what adding these lines to an empty cart would say. */
export async function preCheckLines(db: Db, reader: CartReader, lines: readonly WantedLine[]): Promise<CheckResult> {
  return presentCheck(await judgeLines(db, reader, lines, { ...LIMIT, present: new Map(), lineCount: 0 }));
}

export function presentLines(rows: readonly CartRow[]): Map<bigint, PresentLine[]> {
  const bySku = new Map<bigint, PresentLine[]>();
  for (const { skuId, savedAt, ...row } of rows) {
    bySku.set(skuId, [...(bySku.get(skuId) ?? []), { ...row, saved: savedAt !== null }]);
  }
  return bySku;
}

function entryOf({ line, item, split, before, cartQuantity }: Accepted): CartEntry {
  const repriced = entersTier(item.tiers, before, cartQuantity);
  const entry = { skuId: item.skuId, split, quantity: cartQuantity, addedPrice: item.salesPrice, repriced };
  return { ...entry, searchId: line.searchId ?? null, ...lineFieldsOf(line) };
}

/** Adds what can be added and says of the rest why not; good lines never wait for bad ones. `put`: how it is written. */
export async function addToCart(
  db: Db,
  owner: CartOwner,
  reader: CartReader,
  lines: readonly WantedLine[],
  put = putCartLines,
): Promise<AddResult> {
  await lockCart(db, owner);
  const itemNos = [...new Set(lines.map((line) => line.skuCode))];
  const rows = await readRowsOfItems(db, owner, itemNos);
  const counts = await countLines(db, owner);
  const target = { ...LIMIT, present: presentLines(rows), lineCount: counts.all };
  const verdicts = await judgeLines(db, reader, lines, target);
  await put(db, owner, verdicts.accepted.map(entryOf));
  return { ...presentAddition(verdicts, counts.open), visitor: false };
}
