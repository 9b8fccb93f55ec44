import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { skus, stockLevels } from './catalog-tables.ts';

/** Columns that an import owns. Delivery words, flags and sales counts belong to staff and stay as they are. */
const OWNED = [
  ...(['name', 'mpn', 'ean', 'brandId', 'categoryId', 'attributes', 'description', 'orderUnit', 'baseUnit'] as const),
  ...(['packQuantity', 'moq', 'step', 'salesPrice', 'listPrice', 'productStatus'] as const),
  ...(['deliveryDays', 'taxRateBp', 'taxCode', 'unspsc'] as const),
];

/** Writes new and changed articles in one statement, and returns their ids by number; those of another source stay. */
export async function upsertItems(db: Db, rows: readonly (typeof skus.$inferInsert)[]): Promise<Map<string, bigint>> {
  const owned = OWNED.map((key) => [key, sql`excluded.${sql.identifier(skus[key].name)}`]);
  const written = await db
    .insert(skus)
    .values([...rows])
    .onConflictDoUpdate({
      target: skus.itemNo,
      set: {
        ...Object.fromEntries(owned),
        updatedAt: sql`now()`,
      },
      setWhere: sql`${skus.source} = excluded.source`,
    })
    .returning({ id: skus.id, itemNo: skus.itemNo });
  return new Map(written.map((row) => [row.itemNo, row.id]));
}

/** Sets stock on hand in a warehouse, never below what orders hold. */
export async function writeStock(
  db: Db,
  warehouse: string,
  stock: readonly { skuId: bigint; onHand: number }[],
): Promise<void> {
  if (stock.length === 0) return;
  await db
    .insert(stockLevels)
    .values(stock.map((row) => ({ ...row, warehouse })))
    .onConflictDoUpdate({
      target: [stockLevels.skuId, stockLevels.warehouse],
      set: { onHand: sql`greatest(excluded.on_hand, ${stockLevels.reserved})`, updatedAt: sql`now()` },
    });
}
