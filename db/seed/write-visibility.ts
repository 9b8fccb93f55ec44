import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { changeScope } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';

const DESK = { firmId: null, userId: null, right: 'desk' } as const;

/** A maker of heavy machines buys what goes into machines, and no paper, lamps or laboratory ware. */
const RANGED_FIRM = 'C100517';
const RANGE = [
  ...['FAS', 'BRG', 'HTL', 'ELE', 'CUT', 'PNE', 'PTL', 'PPE', 'MEA', 'PVF'],
  ...['CHE', 'CAB', 'ABR', 'HDL', 'WEL', 'SEA'],
];
const HIDDEN_BRAND = 'DELI';

const EXCLUSIVE_FIRM = 'C100286';
const EXCLUSIVE_ITEMS = 40;

/** Ranges and exclusive goods of the demo: one firm with a range and a hidden brand, one with goods of its own. */
export async function writeVisibility(db: NodePgDatabase): Promise<void> {
  await changeScope(db, DESK);
  await db.execute(sql`
    insert into visibility_rules (firm_id, effect, kind, target_id)
    select f.id, 'range', 'category', c.id from firms f, categories c
     where f.customer_code = ${RANGED_FIRM} and c.code = any(${sql.param(RANGE)}::text[])
    union all
    select f.id, 'hide', 'brand', b.id from firms f, brands b
     where f.customer_code = ${RANGED_FIRM} and b.code = ${HIDDEN_BRAND}`);
  await writeExclusive(db);
}

/** Goods nobody has ordered, compared or promoted: nothing else in the demo names them. Search learns of it at the start. */
async function writeExclusive(db: NodePgDatabase): Promise<void> {
  const { rows } = await db.execute<{ itemNo: string }>(sql`
    with chosen as (
      select s.id from skus s
       where s.product_status = 5 and s.day_type in (0, 1, 2, 3) and not s.not_cart and s.sales_price > 0
         and not exists (select 1 from scene_items x where x.sku_id = s.id)
         and not exists (select 1 from promotion_prices x where x.sku_id = s.id)
         and not exists (select 1 from sku_pairs x where x.sku_id = s.id)
         and not exists (select 1 from monthly_sales x where x.sku_id = s.id)
         and not exists (select 1 from sku_replacements x where s.id in (x.sku_id, x.replacement_id))
       order by s.sales_count, md5(s.item_no) limit ${EXCLUSIVE_ITEMS}),
    marked as (update skus set exclusive = true where id in (select id from chosen) returning id, item_no),
    granted as (
      insert into exclusive_skus (firm_id, sku_id)
      select f.id, m.id from firms f, marked m where f.customer_code = ${EXCLUSIVE_FIRM})
    select item_no as "itemNo" from marked order by item_no`);
  await enqueueEffect(db, 'catalog.changed', { itemNos: rows.map(({ itemNo }) => itemNo) });
}
