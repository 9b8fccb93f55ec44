import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { SheetItem } from '../../rules/specification-sheet.ts';
import { brands, categories, skus } from '../catalog-tables.ts';
import { skuDocuments } from '../item-tables.ts';
import { offerExists } from '../offer-columns.ts';

export interface StoredDocument {
  fileName: string;
  mediaType: string;
  storageKey: string;
}

/** A paper of an item that exists for the caller behind `db`. */
export async function readDocument(db: Db, itemNo: string, id: bigint): Promise<StoredDocument | undefined> {
  const { fileName, mediaType, storageKey } = skuDocuments;
  const [row] = await db
    .select({ fileName, mediaType, storageKey })
    .from(skuDocuments)
    .innerJoin(skus, eq(skus.id, skuDocuments.skuId))
    .innerJoin(categories, eq(categories.id, skus.categoryId))
    .where(and(eq(skuDocuments.id, id), eq(skus.itemNo, itemNo), offerExists));
  return row;
}

/** What the specification sheet of an item says; undefined where the item does not exist for the caller. */
export async function readSheetItem(db: Db, itemNo: string): Promise<SheetItem | undefined> {
  const [row] = await db
    .select({
      itemNo: skus.itemNo,
      name: skus.name,
      mpn: skus.mpn,
      ean: skus.ean,
      brandName: brands.name,
      orderUnit: skus.orderUnit,
      packQuantity: skus.packQuantity,
      baseUnit: skus.baseUnit,
      moq: skus.moq,
      step: skus.step,
      taxCode: skus.taxCode,
      unspsc: skus.unspsc,
      attributes: skus.attributes,
      description: skus.description,
      categoryNames: sql<string[]>`array(select c.name from ${categories} c where c.id = any(${categories.pathIds})
        order by c.level)`,
    })
    .from(skus)
    .innerJoin(categories, eq(categories.id, skus.categoryId))
    .leftJoin(brands, eq(brands.id, skus.brandId))
    .where(and(eq(skus.itemNo, itemNo), offerExists));
  return row;
}
