import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SkuAttribute } from '#features/catalog/api/catalog-views.ts';

export interface DemoPaperItem {
  skuId: bigint;
  itemNo: string;
  name: string;
  brandName: string | null;
  mpn: string | null;
  attributes: SkuAttribute[];
}

interface Row extends Record<string, unknown>, Omit<DemoPaperItem, 'skuId'> {
  skuId: string;
}

/** The best sold items below one top category, the same on every machine. */
export async function readPaperItems(db: NodePgDatabase, topCode: string, most: number): Promise<DemoPaperItem[]> {
  const { rows } = await db.execute<Row>(sql`
    select s.id::text as "skuId", s.item_no as "itemNo", s.name, b.name as "brandName", s.mpn, s.attributes
      from skus s join categories c on c.id = s.category_id left join brands b on b.id = s.brand_id
     where c.path_ids[1] = (select id from categories where code = ${topCode}) and s.source = 'demo'
     order by s.sales_count desc, s.item_no limit ${most}`);
  return rows.map(({ skuId, ...row }) => ({ ...row, skuId: BigInt(skuId) }));
}
