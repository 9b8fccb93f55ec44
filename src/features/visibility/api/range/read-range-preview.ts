import { sql } from 'drizzle-orm';
import { AGREED_ITEMS, knownToFirm, readCatalogView } from '#features/visible-goods/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { RangePreview } from '../../contract/range-contract.ts';
import type { ItemFacts } from '../../rules/explain-item.ts';
import { readGoodsCount, viewConditions } from '../read-goods-count.ts';

/** Items shown of what somebody sees: best sellers, so that they are known. */
const SAMPLE = 12;

/** What whoever the transaction runs as sees and may buy. */
export async function readRangePreview(db: Db): Promise<RangePreview> {
  const view = await readCatalogView(db);
  const counts = await readGoodsCount(db, view);
  const { exists, buyable } = viewConditions(view);
  const { rows } = await db.execute<RangePreview['sample'][number] & Record<string, unknown>>(sql`
    select s.item_no as "itemCode", s.name, b.name as "brandName", c.name as category, ${buyable} as buyable
    from skus_view s join categories_view c on c.id = s.category_id left join brands_view b on b.id = s.brand_id
    where s.product_status = 5 and s.day_type not in (8, 13) and ${exists}
    order by s.sales_count desc, s.id limit ${SAMPLE}`);
  return { ...counts, sample: rows };
}

type FactsRow = Record<'skuId' | 'price', string> & {
  name: string;
  brandId: string | null;
  categoryPath: string[];
  exclusive: boolean;
  agreed: boolean;
} & Record<string, unknown>;

/** An item as rules speak of it; null when there is none, or none the shop lets the firm know of. */
export async function readItemFacts(db: Db, itemCode: string): Promise<(ItemFacts & { name: string }) | null> {
  const known = knownToFirm({
    skuId: sql`s.id`,
    brandId: sql`s.brand_id`,
    categoryPath: sql`c.path_ids`,
    exclusive: sql`s.exclusive`,
    price: sql`s.sales_price`,
  });
  const { rows } = await db.execute<FactsRow>(sql`
    select s.id::text as "skuId", s.name, s.brand_id::text as "brandId", c.path_ids::text[] as "categoryPath",
      s.exclusive, s.sales_price::text as price, s.id in ${AGREED_ITEMS} as agreed
    from skus_view s join categories_view c on c.id = s.category_id where s.item_no = ${itemCode} and ${known}`);
  const [row] = rows;
  if (!row) return null;
  return {
    ...row,
    skuId: BigInt(row.skuId),
    brandId: row.brandId === null ? null : BigInt(row.brandId),
    categoryPath: row.categoryPath.map(BigInt),
    price: BigInt(row.price),
  };
}
