import { amongTexts } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { skus } from './catalog-tables.ts';
import { type ItemFacts, itemReader } from './read-item-facts.ts';

const byNumbers = itemReader<{ itemNos: readonly string[] }>(({ itemNos }) => amongTexts(skus.itemNo, itemNos));

/** Items by number, in the order given; numbers that do not exist for the caller are left out. */
export async function readItems(db: Db, levelCode: string | null, itemNos: readonly string[]): Promise<ItemFacts[]> {
  if (itemNos.length === 0) return [];
  const rows = await byNumbers(db, levelCode, { itemNos });
  const byNumber = new Map(rows.map((row) => [row.itemNo, row]));
  return [...new Set(itemNos)].flatMap((itemNo) => byNumber.get(itemNo) ?? []);
}
