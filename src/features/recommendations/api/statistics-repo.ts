import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { PURCHASED } from './purchased-repo.ts';

/** Orders are counted for a year and the month that has begun. */
const COUNTED = sql`interval '12 months'`;
/** A longer order is a stock list: that two things stand on it says nothing about them. */
const MOST_LINES = 50;
/** Seen in fewer orders, a pair is chance, and could be traced to who ordered it. */
const LEAST_ORDERS = 2;
/** The best of each item; nobody looks further. */
const MOST_OTHERS = 40;
/** A month of an industry in which fewer firms ordered is left out: the others would know whose purchases these are. */
const LEAST_FIRMS = 3;
/** One nightly statement over a year of orders, in milliseconds. */
const TIME_LIMIT = sql.raw(String(15 * 60_000));

/** Lines of purchases; the transaction has the right `worker`, which sees those of every firm. */
const BOUGHT = sql`bought as materialized (
  select distinct l.firm_id, l.order_id, l.sku_id, s.category_id from order_lines_view l
    join orders_view o on o.firm_id = l.firm_id and o.id = l.order_id join skus_view s on s.id = l.sku_id
   where o.submitted_at >= now() - ${COUNTED} and o.line_count between 2 and ${MOST_LINES}
     and ${PURCHASED})`;

/** Pairs of items that stood in one order, counted anew; rows that stay the same are not written. */
async function countSkuPairs(db: Db): Promise<void> {
  await db.execute(sql`
    with ${BOUGHT}, counted as (
      select a.sku_id, b.sku_id as other_id, count(*)::int as orders
        from bought a join bought b on b.firm_id = a.firm_id and b.order_id = a.order_id and b.sku_id <> a.sku_id
       group by a.sku_id, b.sku_id having count(*) >= ${LEAST_ORDERS}),
    ranked as (
      select *, row_number() over (partition by sku_id order by orders desc, other_id) as place from counted)
    merge into sku_pairs p using (select * from ranked where place <= ${MOST_OTHERS}) c
       on p.sku_id = c.sku_id and p.other_id = c.other_id
     when matched and p.orders <> c.orders then update set orders = c.orders
     when not matched then insert (sku_id, other_id, orders) values (c.sku_id, c.other_id, c.orders)
     when not matched by source then delete`);
}

/** The same for categories: an order counts once for two categories, however many items of them it holds. */
async function countCategoryPairs(db: Db): Promise<void> {
  await db.execute(sql`
    with ${BOUGHT}, kinds as (select distinct firm_id, order_id, category_id from bought),
    counted as (
      select a.category_id, b.category_id as other_id, count(*)::int as orders
        from kinds a join kinds b
          on b.firm_id = a.firm_id and b.order_id = a.order_id and b.category_id <> a.category_id
       group by a.category_id, b.category_id having count(*) >= ${LEAST_ORDERS})
    merge into category_pairs p using counted c on p.category_id = c.category_id and p.other_id = c.other_id
     when matched and p.orders <> c.orders then update set orders = c.orders
     when not matched then insert (category_id, other_id, orders) values (c.category_id, c.other_id, c.orders)
     when not matched by source then delete`);
}

/** What was bought in each month, by everybody (`all`) and by each industry in which enough firms ordered. */
async function countMonthlySales(db: Db): Promise<void> {
  await db.execute(sql`
    with sold as materialized (
      select date_trunc('month', o.submitted_at at time zone 'Asia/Shanghai')::date as month, f.industry, o.firm_id,
             o.id as order_id, l.sku_id, s.category_id, l.quantity
        from orders_view o join order_lines_view l on l.firm_id = o.firm_id and l.order_id = o.id
        join skus_view s on s.id = l.sku_id join firms_view f on f.id = o.firm_id
       where o.submitted_at >= date_trunc('month', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'
             - ${COUNTED} and ${PURCHASED}),
    known as (
      select month, industry from sold where industry is not null
       group by month, industry having count(distinct firm_id) >= ${LEAST_FIRMS}),
    shares as (
      select month, 'all' as industry, order_id, sku_id, category_id, quantity from sold
      union all
      select s.month, s.industry, s.order_id, s.sku_id, s.category_id, s.quantity
        from sold s join known k on k.month = s.month and k.industry = s.industry),
    counted as (
      select month, industry, sku_id, category_id, count(distinct order_id)::int as orders,
             least(sum(quantity), 2147483647)::int as quantity
        from shares group by month, industry, sku_id, category_id)
    merge into monthly_sales m using counted c
       on m.month = c.month and m.industry = c.industry and m.sku_id = c.sku_id
     when matched and (m.orders, m.quantity, m.category_id) is distinct from (c.orders, c.quantity, c.category_id)
          then update set orders = c.orders, quantity = c.quantity, category_id = c.category_id
     when not matched then insert (month, industry, sku_id, category_id, orders, quantity)
          values (c.month, c.industry, c.sku_id, c.category_id, c.orders, c.quantity)
     when not matched by source then delete`);
}

/**
 * Counts everything recommendations are made of from the orders of all firms, in a transaction with the right
 * `worker`. What is stored names no firm. Readers see the old counts until it is done; a repeat changes nothing.
 */
export async function countStatistics(db: Db): Promise<void> {
  await db.execute(sql`set local statement_timeout = ${TIME_LIMIT}`);
  await countSkuPairs(db);
  await countCategoryPairs(db);
  await countMonthlySales(db);
}
