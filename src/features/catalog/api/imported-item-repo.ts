import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { brands, skus, stockLevels } from './catalog-tables.ts';
import { skuReplacements, unspscClasses } from './item-tables.ts';

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

export async function createBrand(db: Db, name: string, code: string): Promise<bigint> {
  const [created] = await db.insert(brands).values({ name, code }).returning({ id: brands.id });
  if (!created) throw new Error(`brand ${name} was not created`);
  return created.id;
}

/** Adds replacements, each pair once, and corrects their kind; answers the items for which that changed something. */
export async function writeReplacements(
  db: Db,
  pairs: readonly (typeof skuReplacements.$inferInsert)[],
): Promise<Set<bigint>> {
  if (pairs.length === 0) return new Set();
  const written = await db
    .insert(skuReplacements)
    .values([...pairs])
    .onConflictDoUpdate({
      target: [skuReplacements.skuId, skuReplacements.replacementId],
      set: { kind: sql`excluded.kind` },
      setWhere: sql`${skuReplacements.kind} <> excluded.kind`,
    })
    .returning({ skuId: skuReplacements.skuId });
  return new Set(written.map(({ skuId }) => skuId));
}

type UnspscClass = typeof unspscClasses.$inferInsert;

/** Adds classes and corrects those that differ; answers how many were added and how many changed. */
export async function upsertUnspsc(db: Db, rows: readonly UnspscClass[]): Promise<{ added: number; changed: number }> {
  if (rows.length === 0) return { added: 0, changed: 0 };
  const { code, level, parentCode, nameZh, nameEn } = unspscClasses;
  const written = await db
    .insert(unspscClasses)
    .values([...rows])
    .onConflictDoUpdate({
      target: code,
      set: {
        level: sql`excluded.level`,
        parentCode: sql`excluded.parent_code`,
        nameZh: sql`excluded.name_zh`,
        nameEn: sql`excluded.name_en`,
      },
      setWhere: sql`(${level}, ${parentCode}, ${nameZh}, ${nameEn}) is distinct from
        (excluded.level, excluded.parent_code, excluded.name_zh, excluded.name_en)`,
    })
    // A row that was inserted has no older version.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  const added = written.filter(({ isNew }) => isNew).length;
  return { added, changed: written.length - added };
}
