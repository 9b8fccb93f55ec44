import { sql } from 'drizzle-orm';
import { categoriesView } from '#features/catalog/api/catalog-views.ts';
import { existsForCaller } from '#features/visible-goods/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { PURCHASED } from './purchased-repo.ts';

/** A category that the industry buys, beside what the caller's own firm does. */
export interface MapCategory {
  id: bigint;
  code: string;
  name: string;
  /** Top category above it. */
  line: { code: string; name: string };
  purchased: boolean;
}

interface MapRow extends Record<string, unknown> {
  id: string;
  code: string;
  name: string;
  line_code: string;
  line_name: string;
  purchased: boolean;
}

/** A rule that hides a category hides it here too; brands and single items are the business of the offers. */
const categoryExists = existsForCaller({
  skuId: sql`null::bigint`,
  brandId: sql`null::bigint`,
  categoryPath: categoriesView.pathIds,
  exclusive: sql`false`,
  price: sql`null::bigint`,
});

/**
 * Categories that an industry bought within the year counted, most ordered first, and whether the firm behind the
 * transaction bought in them too. Only the own firm's orders can be seen from here; the industry's are counts.
 */
export async function readCustomerMap(db: Db, industry: string): Promise<MapCategory[]> {
  const { rows } = await db.execute<MapRow>(sql`
    with own as materialized (
      select distinct s.category_id from order_lines_view l join orders_view o on o.firm_id = l.firm_id and o.id = l.order_id
        join skus_view s on s.id = l.sku_id
       where o.submitted_at >= now() - interval '12 months'
         and ${PURCHASED}),
    bought as materialized (
      select category_id, sum(orders) as orders from monthly_sales where industry = ${industry} group by category_id)
    select ${categoriesView.id}::text, ${categoriesView.code}, ${categoriesView.name}, top.code as line_code, top.name as line_name,
           own.category_id is not null as purchased
      from bought join ${categoriesView} on ${categoriesView.id} = bought.category_id
      join categories_view top on top.id = coalesce(${categoriesView.pathIds}[1], ${categoriesView.id})
      left join own on own.category_id = bought.category_id
     where ${categoryExists} order by bought.orders desc, ${categoriesView.id}`);
  return rows.map(({ id, code, name, line_code, line_name, purchased }) => ({
    id: BigInt(id),
    code,
    name,
    purchased,
    line: { code: line_code, name: line_name },
  }));
}
