import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { brands, categories, skus, stockLevels, unspscClasses } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { ItemContent, StoredItem } from '../rules/plan-write.ts';

/** Serialises imports, so that two of them never decide on the same article at once. */
const IMPORT_LOCK = 7_201_377;

/** Stock of imported goods is kept in the main warehouse. */
const WAREHOUSE = 'SH';

/** Delivery types of specification 4. */
const SAME_DAY = 0;
const WITHIN_DAYS = 3;

export interface ImportCategory {
  id: bigint;
  code: string;
  path: string[];
  pictureKind: string;
  unspsc: string | null;
}

/** All categories with their names from the top down. */
export async function readImportCategories(db: Db): Promise<ImportCategory[]> {
  const { id, code, name, pathIds, pictureKind, unspsc } = categories;
  const rows = await db.select({ id, code, name, pathIds, pictureKind, unspsc }).from(categories).orderBy(asc(id));
  const names = new Map(rows.map((row) => [row.id, row.name]));
  return rows.map((row) => ({ ...row, path: row.pathIds.map((ancestor) => names.get(ancestor) ?? '') }));
}

/** Id of the brand known by any of its names, whatever their case. */
export async function findBrand(db: Db, name: string): Promise<bigint | null> {
  const wanted = name.toLowerCase();
  const [found] = await db
    .select({ id: brands.id })
    .from(brands)
    .where(
      or(
        eq(sql`lower(${brands.name})`, wanted),
        eq(sql`lower(${brands.nameEn})`, wanted),
        sql`exists (select 1 from unnest(${brands.aliases}) alias where lower(alias) = ${wanted})`,
      ),
    )
    .orderBy(asc(brands.id))
    .limit(1);
  return found?.id ?? null;
}

export async function createBrand(db: Db, name: string, code: string): Promise<bigint> {
  const [created] = await db.insert(brands).values({ name, code }).returning({ id: brands.id });
  if (!created) throw new Error(`brand ${name} was not created`);
  return created.id;
}

export async function lockImports(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
}

/** What the catalogue holds under the given numbers, of whatever source. */
export async function readStoredItems(db: Db, itemNos: readonly string[]): Promise<Map<string, StoredItem>> {
  const rows = await db
    .select({
      itemNo: skus.itemNo,
      name: skus.name,
      mpn: skus.mpn,
      ean: skus.ean,
      brandId: skus.brandId,
      categoryId: skus.categoryId,
      attributes: skus.attributes,
      description: skus.description,
      orderUnit: skus.orderUnit,
      baseUnit: skus.baseUnit,
      packQuantity: skus.packQuantity,
      moq: skus.moq,
      step: skus.step,
      salesPrice: skus.salesPrice,
      listPrice: skus.listPrice,
      deliveryDays: skus.deliveryDays,
      taxRateBp: skus.taxRateBp,
      taxCode: skus.taxCode,
      unspsc: skus.unspsc,
      productStatus: skus.productStatus,
      source: skus.source,
      onHand: stockLevels.onHand,
      reserved: sql<number>`coalesce(${stockLevels.reserved}, 0)`,
    })
    .from(skus)
    .leftJoin(stockLevels, and(eq(stockLevels.skuId, skus.id), eq(stockLevels.warehouse, WAREHOUSE)))
    .where(inArray(skus.itemNo, [...itemNos]));
  return new Map(rows.map(({ itemNo, ...stored }) => [itemNo, stored]));
}

/** Of these codes, those that the loaded classification has; null while none is loaded. */
export async function readKnownUnspsc(db: Db, codes: readonly string[]): Promise<Set<string> | null> {
  const [any] = await db.select({ code: unspscClasses.code }).from(unspscClasses).limit(1);
  if (!any) return null;
  const rows = await db
    .select({ code: unspscClasses.code })
    .from(unspscClasses)
    .where(inArray(unspscClasses.code, [...new Set(codes)]));
  return new Set(rows.map(({ code }) => code));
}

export interface ItemToWrite {
  itemNo: string;
  content: ItemContent;
  /** Null leaves the picture as it is. */
  pictureKind: string | null;
  deliveryDays: number | null;
  taxRateBp: number;
  taxCode: string | null;
  unspsc: string | null;
  productStatus: number;
  onHand: number | null;
}

/** Columns that an import owns. Delivery words, flags and sales counts belong to staff and stay as they are. */
const OWNED = [
  ...(['name', 'mpn', 'ean', 'brandId', 'categoryId', 'attributes', 'description', 'orderUnit', 'baseUnit'] as const),
  ...(['packQuantity', 'moq', 'step', 'salesPrice', 'listPrice', 'productStatus'] as const),
  ...(['deliveryDays', 'taxRateBp', 'taxCode', 'unspsc'] as const),
];

/** Writes new and changed articles in one statement and returns their ids by number. */
export async function writeItems(db: Db, items: readonly ItemToWrite[], source: string): Promise<Map<string, bigint>> {
  if (items.length === 0) return new Map();
  const rows = items.map(({ content, pictureKind, onHand: _, ...own }) => ({
    ...content,
    ...own,
    attributes: [...content.attributes],
    dayType: own.deliveryDays ? WITHIN_DAYS : SAME_DAY,
    ...(pictureKind === null ? {} : { pictureKind }),
    source,
  }));
  const owned = OWNED.map((key) => [key, sql`excluded.${sql.identifier(skus[key].name)}`]);
  const written = await db
    .insert(skus)
    .values(rows)
    .onConflictDoUpdate({
      target: skus.itemNo,
      set: {
        ...Object.fromEntries(owned),
        updatedAt: sql`now()`,
      },
      setWhere: sql`${skus.source} = excluded.source`,
    })
    .returning({ id: skus.id, itemNo: skus.itemNo });
  if (written.length !== items.length)
    throw new Error(`${items.length} articles were planned, ${written.length} written`);
  return new Map(written.map((row) => [row.itemNo, row.id]));
}

/** Sets stock on hand, never below what orders hold. */
export async function writeStock(db: Db, stock: readonly { skuId: bigint; onHand: number }[]): Promise<void> {
  if (stock.length === 0) return;
  await db
    .insert(stockLevels)
    .values(stock.map((row) => ({ ...row, warehouse: WAREHOUSE })))
    .onConflictDoUpdate({
      target: [stockLevels.skuId, stockLevels.warehouse],
      set: { onHand: sql`greatest(excluded.on_hand, ${stockLevels.reserved})`, updatedAt: sql`now()` },
    });
}
