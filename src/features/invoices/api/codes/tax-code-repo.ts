import { and, eq, sql } from 'drizzle-orm';
import { skusView } from '#features/catalog/api/catalog-views.ts';
import { amongIds, amongTexts } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import type { CodeLine } from '../../rules/read-code-table.ts';
import { invoiceApplications as applications, invoiceApplicationLines as lines } from '../invoice-tables.ts';
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

export async function readSkuIds(db: Db, itemNos: readonly string[]): Promise<bigint[]> {
  const rows = await db
    .select({ skuId: skusView.id })
    .from(skusView)
    .where(amongTexts(skusView.itemNo, [...new Set(itemNos)]));
  return rows.map(({ skuId }) => skuId);
}

/** The code the desk gives to goods; it goes before the one that stands with the item. */
export async function giveCode(
  db: Db,
  skuIds: readonly bigint[],
  { code, userId }: { code: string; userId: bigint },
): Promise<void> {
  await db
    .insert(itemTaxCodes)
    .values(skuIds.map((skuId) => ({ skuId, code, userId })))
    .onConflictDoUpdate({ target: itemTaxCodes.skuId, set: { code, userId, createdAt: sql`now()` } });
}

/** Lines of applications that are not sent yet take the code; answers which applications had some. */
export async function fillLines(db: Db, itemNos: readonly string[], { code, shortName }: ItemCode) {
  const rows = await db
    .update(lines)
    .set({ taxCode: code, taxShortName: shortName })
    .where(
      and(
        amongTexts(lines.itemNo, [...itemNos]),
        eq(lines.taxCode, ''),
        sql`(${lines.firmId}, ${lines.applicationId}) in (select a.firm_id, a.id from ${applications} a
          where a.status in ('reviewing', 'accepted'))`,
      ),
    )
    .returning({ id: lines.applicationId });
  return [...new Set(rows.map(({ id }) => id))];
}

const BATCH = 500;

/** The last line of a code counts; the same table twice changes nothing. */
export async function writeCodes(db: Db, table: readonly CodeLine[]): Promise<void> {
  const byCode = new Map(table.map((line) => [line.code, line]));
  const rows = [...byCode.values()].map(({ rowNumber: _, ...code }) => ({ ...code, demo: false }));
  for (let from = 0; from < rows.length; from += BATCH) {
    await db
      .insert(taxCodes)
      .values(rows.slice(from, from + BATCH))
      .onConflictDoUpdate({
        target: taxCodes.code,
        set: {
          ...{ name: sql`excluded.name`, shortName: sql`excluded.short_name`, summary: sql`excluded.summary` },
          ...{ demo: sql`false`, updatedAt: sql`now()` },
        },
      });
  }
}
