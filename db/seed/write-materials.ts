import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { customerItems } from '#features/materials/api/material-tables.ts';
import { codeKey } from '#features/materials/rules/code-key.ts';
import { changeScope } from '#platform/api/database.ts';

const FIRM = 'C100286';
const CODES = 195;
/** So many codes stand for two items: the like of another maker, or of another size, kept under the same number. */
const SHARED = 5;

interface Coded extends Record<string, unknown> {
  firmId: string;
  skuId: string;
  /** Best sold other item of the same category; null where there is none. */
  likeId: string | null;
  name: string;
}

/** The best sold open goods, one per series, with their name as a buyer shortens it: without maker. */
async function readCoded(db: NodePgDatabase): Promise<Coded[]> {
  const { rows } = await db.execute<Coded>(sql`
    with best as (
      select distinct on (coalesce(s.series_id, -s.id)) s.id, s.name, s.sales_count, s.category_id, b.name as brand
        from skus s left join brands b on b.id = s.brand_id
       where s.product_status = 5 and not s.exclusive and s.sales_price > 0
       order by coalesce(s.series_id, -s.id), s.sales_count desc, s.id)
    select f.id::text as "firmId", x.id::text as "skuId",
        (select o.id::text from skus o where o.category_id = x.category_id and o.id <> x.id
           and o.product_status = 5 and not o.exclusive order by o.sales_count desc, o.id limit 1) as "likeId",
        left(trim(replace(x.name, coalesce(x.brand, ''), '')), 40) as name
      from best x, firms f where f.customer_code = ${FIRM}
     order by x.sales_count desc, x.id limit ${CODES}`);
  return rows;
}

/** Codes of the demo's first firm: MAT-000101 and on, in steps of 7 as real numbers have gaps. */
export async function writeMaterials(db: NodePgDatabase): Promise<void> {
  await changeScope(db, { firmId: null, userId: null, right: 'desk' });
  const coded = await readCoded(db);
  const numberOf = (at: number) => `MAT-${String(101 + at * 7).padStart(6, '0')}`;
  const rows = coded.flatMap(({ firmId, skuId, likeId, name }, at) => {
    const code = numberOf(at);
    const skuIds = at < SHARED && likeId ? [skuId, likeId] : [skuId];
    return skuIds.map((id) => ({ firmId: BigInt(firmId), skuId: BigInt(id), code, codeKey: codeKey(code), name }));
  });
  if (rows.length) await db.insert(customerItems).values(rows);
}
