import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { SoldItem } from '../rules/sold-items.ts';

/** Everybody, in `monthly_sales.industry`. */
export const ALL_INDUSTRIES = 'all';

/** More are never looked at: 换一批 starts over before. */
const MOST = 600;

interface SoldRow extends Record<string, unknown> {
  sku_id: string;
  category_id: string;
  orders: number;
}

const sold = ({ rows }: { rows: SoldRow[] }): SoldItem[] =>
  rows.map((row) => ({ skuId: BigInt(row.sku_id), categoryId: BigInt(row.category_id), orders: row.orders }));

/** Months that have been counted for an industry, `YYYY-MM`, the latest first. */
export async function readMonths(db: Db, industry: string): Promise<string[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    select to_char(m, 'YYYY-MM') as month
      from generate_series(0, 12) back, lateral (select (date_trunc('month', now() at time zone 'Asia/Shanghai')
        - back * interval '1 month')::date as m) t
     where exists (select 1 from monthly_sales s where s.industry = ${industry} and s.month = t.m) order by m desc`);
  return rows.map(({ month }) => month);
}

/** What an industry ordered most often in one month, the best first. */
export async function readMonthSales(db: Db, industry: string, month: string): Promise<SoldItem[]> {
  return sold(
    await db.execute<SoldRow>(sql`
      select sku_id::text, category_id::text, orders from monthly_sales
       where industry = ${industry} and month = to_date(${month}, 'YYYY-MM') order by orders desc, sku_id limit ${MOST}`),
  );
}

/** What an industry ordered most often lately: in the running month and the two before. */
export async function readRecentSales(db: Db, industry: string): Promise<SoldItem[]> {
  return sold(
    await db.execute<SoldRow>(sql`
      select sku_id::text, category_id::text, sum(orders)::int as orders from monthly_sales
       where industry = ${industry} and month >= date_trunc('month', now() at time zone 'Asia/Shanghai') - interval '2 months'
       group by sku_id, category_id order by 3 desc, sku_id limit ${MOST}`),
  );
}

/** Before anybody has ordered: what the catalogue says sells best. */
export async function readListedSales(db: Db): Promise<SoldItem[]> {
  return sold(
    await db.execute<SoldRow>(sql`
      select id::text as sku_id, category_id::text, sales_count as orders from skus_view
       where product_status = 5 and not not_cart and not exclusive and day_type not in (7, 8, 13) and sales_price > 0
       order by sales_count desc limit ${MOST}`),
  );
}
