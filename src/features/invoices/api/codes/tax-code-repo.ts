import { and, eq, sql } from 'drizzle-orm';
import { skusView } from '#features/catalog/api/catalog-views.ts';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { itemTaxCodes, taxCodes } from '../tax-code-tables.ts';

export interface ItemCode {
  code: string;
  shortName: string;
}

/** 运费随货物开具，按其他运输服务 writes its own name; the demo and the official table both have this code. */
export const FREIGHT_CODE = '3040407990000000000';

/** Codes of goods as the desk gave them or as they stand with the item; only those the imported table has, and no headings. */
export async function readItemCodes(db: Db, skuIds: readonly bigint[]): Promise<Map<bigint, ItemCode>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .select({ skuId: skusView.id, code: taxCodes.code, shortName: taxCodes.shortName })
    .from(skusView)
    .leftJoin(itemTaxCodes, eq(itemTaxCodes.skuId, skusView.id))
    .innerJoin(
      taxCodes,
      and(eq(taxCodes.code, sql`coalesce(${itemTaxCodes.code}, ${skusView.taxCode})`), eq(taxCodes.summary, false)),
    )
    .where(amongIds(skusView.id, skuIds));
  return new Map(rows.map(({ skuId, ...code }) => [skuId, code]));
}

export async function findCode(db: Db, code: string): Promise<ItemCode | null> {
  const [row] = await db
    .select({ code: taxCodes.code, shortName: taxCodes.shortName })
    .from(taxCodes)
    .where(and(eq(taxCodes.code, code), eq(taxCodes.summary, false)));
  return row ?? null;
}
