import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import {
  brandsView,
  categoriesView,
  skusView,
  stockLevelsView,
  unspscClassesView,
} from '#features/catalog/api/catalog-views.ts';
import { upsertItems } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { ItemContent, StoredItem } from '../rules/plan-write.ts';

/** Serialises imports, so that two of them never decide on the same article at once. */
const IMPORT_LOCK = 7_201_377;

/** Stock of imported goods is kept in the main warehouse. */
export const WAREHOUSE = 'SH';

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
  const { id, code, name, pathIds, pictureKind, unspsc } = categoriesView;
  const rows = await db.select({ id, code, name, pathIds, pictureKind, unspsc }).from(categoriesView).orderBy(asc(id));
  const names = new Map(rows.map((row) => [row.id, row.name]));
  return rows.map((row) => ({ ...row, path: row.pathIds.map((ancestor) => names.get(ancestor) ?? '') }));
}

/** Id of the brand known by any of its names, whatever their case. */
export async function findBrand(db: Db, name: string): Promise<bigint | null> {
  const wanted = name.toLowerCase();
  const [found] = await db
    .select({ id: brandsView.id })
    .from(brandsView)
    .where(
      or(
        eq(sql`lower(${brandsView.name})`, wanted),
        eq(sql`lower(${brandsView.nameEn})`, wanted),
        sql`exists (select 1 from unnest(${brandsView.aliases}) alias where lower(alias) = ${wanted})`,
      ),
    )
    .orderBy(asc(brandsView.id))
    .limit(1);
  return found?.id ?? null;
}

export async function lockImports(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
}

/** What the catalogue holds under the given numbers, of whatever source. */
export async function readStoredItems(db: Db, itemNos: readonly string[]): Promise<Map<string, StoredItem>> {
  const rows = await db
    .select({
      itemNo: skusView.itemNo,
      name: skusView.name,
      mpn: skusView.mpn,
      ean: skusView.ean,
      brandId: skusView.brandId,
      categoryId: skusView.categoryId,
      attributes: skusView.attributes,
      description: skusView.description,
      orderUnit: skusView.orderUnit,
      baseUnit: skusView.baseUnit,
      packQuantity: skusView.packQuantity,
      moq: skusView.moq,
      step: skusView.step,
      salesPrice: skusView.salesPrice,
      listPrice: skusView.listPrice,
      deliveryDays: skusView.deliveryDays,
      taxRateBp: skusView.taxRateBp,
      taxCode: skusView.taxCode,
      unspsc: skusView.unspsc,
      productStatus: skusView.productStatus,
      source: skusView.source,
      onHand: stockLevelsView.onHand,
      reserved: sql<number>`coalesce(${stockLevelsView.reserved}, 0)`,
    })
    .from(skusView)
    .leftJoin(stockLevelsView, and(eq(stockLevelsView.skuId, skusView.id), eq(stockLevelsView.warehouse, WAREHOUSE)))
    .where(inArray(skusView.itemNo, [...itemNos]));
  return new Map(rows.map(({ itemNo, ...stored }) => [itemNo, stored]));
}

/** Of these codes, those that the loaded classification has; null while none is loaded. */
export async function readKnownUnspsc(db: Db, codes: readonly string[]): Promise<Set<string> | null> {
  const [any] = await db.select({ code: unspscClassesView.code }).from(unspscClassesView).limit(1);
  if (!any) return null;
  const rows = await db
    .select({ code: unspscClassesView.code })
    .from(unspscClassesView)
    .where(inArray(unspscClassesView.code, [...new Set(codes)]));
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
  const written = await upsertItems(db, rows);
  if (written.size !== items.length) throw new Error(`${items.length} articles were planned, ${written.size} written`);
  return written;
}
