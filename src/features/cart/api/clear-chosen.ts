import type { Db } from '#platform/api/database.ts';
import type { LineRef } from '../contract/cart-schemas.ts';
import { type CartOwner, removeItemLines, removeLines, removeSelectedLines } from './cart-repo.ts';
import { readLineIds } from './read-line-numbers.ts';

/** Removes the named lines, all lines of the named items, or else the selected ones. */
export async function clearChosen(
  db: Db,
  owner: CartOwner,
  { lines, skuCodes }: { lines?: readonly LineRef[]; skuCodes?: readonly string[] },
): Promise<void> {
  if (skuCodes) await removeItemLines(db, owner, skuCodes);
  if (lines) {
    const ids = await readLineIds(db, owner, [...new Set(lines.map((line) => line.skuCode))]);
    const refs = lines.flatMap(({ skuCode, split }) => {
      const skuId = ids.get(skuCode);
      return skuId === undefined ? [] : [{ skuId, split }];
    });
    if (refs.length) await removeLines(db, owner, refs);
  }
  if (!skuCodes && !lines) await removeSelectedLines(db, owner);
}
