import { readSkusForSale } from '#features/catalog/api/public.ts';
import { snapQuantity } from '#features/catalog/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { selectionErrors } from '../contract/selection-contract.ts';
import type { SelectionAdded, SelectionWish } from '../contract/selection-schemas.ts';
import { MOST_LINES } from '../rules/selection-limits.ts';
import { insertLines, readLines } from './selection-lines-repo.ts';
import type { OwnList } from './selection-repo.ts';

/** Wishes for the same item as one, at the place of the first. */
function merged(wishes: readonly SelectionWish[]): SelectionWish[] {
  const byCode = new Map<string, SelectionWish>();
  for (const wish of wishes) {
    const first = byCode.get(wish.skuCode);
    byCode.set(wish.skuCode, first ? { ...first, quantity: first.quantity + wish.quantity } : wish);
  }
  return [...byCode.values()];
}

/**
 * Puts goods on a list that the caller holds locked, in quantities that can be ordered. Numbers that do not exist for
 * the caller stay out and are told, whyever they do not.
 */
export async function putOnList(
  db: Db,
  caller: SignedInCaller,
  list: Pick<OwnList, 'firmId' | 'id'>,
  wishes: readonly SelectionWish[],
): Promise<Pick<SelectionAdded, 'addedCount' | 'mergedCount' | 'unknownCodes' | 'lineCount'>> {
  const wanted = merged(wishes);
  const items = await readSkusForSale(
    db,
    wanted.map(({ skuCode }) => skuCode),
    caller.levelCode,
  );
  const byNo = new Map(items.map((item) => [item.itemNo, item]));
  const present = new Set((await readLines(db, list)).map(({ itemNo }) => itemNo));
  const lines = wanted.flatMap(({ skuCode, quantity, note }) => {
    const item = byNo.get(skuCode);
    if (!item) return [];
    const { skuId, moq, step } = item;
    return [{ skuCode, skuId, note, quantity: snapQuantity({ value: quantity, previous: 0, moq, step }) }];
  });
  const mergedCount = lines.filter(({ skuCode }) => present.has(skuCode)).length;
  const addedCount = lines.length - mergedCount;
  const lineCount = present.size + addedCount;
  if (lineCount > MOST_LINES) throw refuse(selectionErrors, 'SELECTION_LINES_FULL');
  await insertLines(db, list, lines);
  const unknownCodes = wanted.map(({ skuCode }) => skuCode).filter((skuCode) => !byNo.has(skuCode));
  return { addedCount, mergedCount, unknownCodes, lineCount };
}
