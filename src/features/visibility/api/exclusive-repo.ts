import { type SQL, sql } from 'drizzle-orm';
import { markExclusive } from '#features/catalog/api/public.ts';
import { keepForFirms } from '#features/visible-goods/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { ExclusiveRow } from '../contract/visibility-schemas.ts';

interface PageWish {
  keyword: string;
  pageNo: number;
  pageSize: number;
}

/** Items kept for single firms whose number, name or firm holds the keyword. */
const kept = (keyword: string): SQL => sql`
  from skus_view s left join brands_view b on b.id = s.brand_id
  where s.id in (select sku_id from exclusive_skus_view) and (
    strpos(upper(s.item_no || ' ' || s.name), upper(${keyword}::text)) > 0
    or exists (select 1 from exclusive_skus_view e join firms_view f on f.id = e.firm_id
      where e.sku_id = s.id and strpos(upper(f.customer_code || ' ' || f.name), upper(${keyword}::text)) > 0))`;

export async function readExclusive(db: Db, { keyword, pageNo, pageSize }: PageWish) {
  const { rows: counted } = await db.execute<{ total: number }>(sql`select count(*)::int as total ${kept(keyword)}`);
  const { rows } = await db.execute<ExclusiveRow & Record<string, unknown>>(sql`
    select s.item_no as "skuCode", s.name as "productName", b.name as "brandName",
      (select json_agg(json_build_object('customerCode', f.customer_code, 'firmName', f.name) order by f.customer_code)
        from exclusive_skus_view e join firms_view f on f.id = e.firm_id where e.sku_id = s.id) as firms
    ${kept(keyword)} order by s.item_no limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  return { list: rows, total: counted[0]?.total ?? 0 };
}

/** Ids of customers by code; codes of nobody are missing. */
export async function findFirmIds(db: Db, customerCodes: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text as id from firms_view
    where firm_type <> 'operator' and customer_code = any(${sql.param([...customerCodes])}::text[])`);
  return rows.map(({ id }) => id);
}

/** Keeps items for these firms alone, or opens them to everybody where no firm is named; answers the items known. */
export async function writeExclusive(
  db: Db,
  itemNos: readonly string[],
  firmIds: readonly string[],
): Promise<string[]> {
  const items = await markExclusive(db, itemNos, firmIds.length > 0);
  await keepForFirms(
    db,
    items.map(({ id }) => String(id)),
    firmIds,
  );
  return items.map(({ itemNo }) => itemNo);
}
