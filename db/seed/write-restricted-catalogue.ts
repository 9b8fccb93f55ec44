import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { RESTRICTED_CATALOGUE } from '#features/cart/rules/public.ts';
import { categories, skus, stockLevels } from '#features/catalog/api/catalog-tables.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { parseUnitPrice } from '#platform/shared/money.ts';

/** 办公与耗材: the catalogue is paper. */
const CATEGORY = 'CLN-04';

/** The printed catalogue of the shop, which every company may have once (specification 8 and 9). */
export async function writeRestrictedCatalogue(db: NodePgDatabase): Promise<void> {
  const [category] = await db.select({ id: categories.id }).from(categories).where(eq(categories.code, CATEGORY));
  if (!category) throw new Error(`no category ${CATEGORY}`);
  const [sku] = await db
    .insert(skus)
    .values({
      itemNo: RESTRICTED_CATALOGUE,
      name: 'MRO工业品选型目录 2026版 印刷本',
      mpn: 'CATALOGUE-2026',
      categoryId: category.id,
      description: '含 32 类工业品的选型参数与订货编码。每家企业限领一份，收取工本费。',
      orderUnit: '本',
      baseUnit: '本',
      returnable: false,
      source: 'demo',
      listPrice: parseUnitPrice('98.00'),
      salesPrice: parseUnitPrice('1.00'),
    })
    .onConflictDoNothing()
    .returning({ skuId: skus.id });
  if (!sku) return;
  await db.insert(stockLevels).values({ skuId: sku.skuId, warehouse: 'SH', onHand: 5_000 });
  await enqueueEffect(db, 'catalog.changed', { itemNos: [RESTRICTED_CATALOGUE] });
}
