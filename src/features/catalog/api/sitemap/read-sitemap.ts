import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';

/** What everybody may see and the shop still sells. */
const PUBLIC = sql.raw('not s.exclusive and s.product_status = 5 and s.day_type not in (8, 13) and not s.not_cart');

/** Numbers of the id ranges, `span` ids each from 1 on, in which there is anything public. */
export async function readFilledRanges(db: Db, span: number): Promise<number[]> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select n::int from generate_series(1, (select coalesce((max(id) - 1) / ${span}::bigint + 1, 0) from skus)) n
     where exists (select 1 from skus s where s.id > (n - 1) * ${span}::bigint and s.id <= n * ${span}::bigint and ${PUBLIC})
     order by n`);
  return rows.map(({ n }) => n);
}

export interface SitemapItem {
  id: bigint;
  itemNo: string;
  updatedAt: Date;
}

/** The next public items of a range, behind the one that was read last. */
export async function readSitemapItems(
  db: Db,
  { after, upTo, most }: { after: bigint; upTo: bigint; most: number },
): Promise<SitemapItem[]> {
  const { rows } = await db.execute<{ id: string; item_no: string; updated_at: string }>(sql`
    select s.id::text, s.item_no, s.updated_at::text from skus s
     where s.id > ${after}::bigint and s.id <= ${upTo}::bigint and ${PUBLIC} order by s.id limit ${most}`);
  return rows.map((row) => ({ id: BigInt(row.id), itemNo: row.item_no, updatedAt: new Date(row.updated_at) }));
}

/** Codes of the categories below which anything public can be found, in reading order. */
export async function readFilledCategories(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`
    with filled as materialized (
      select c.path_ids from categories c where exists (select 1 from skus s where s.category_id = c.id and ${PUBLIC}))
    select code from categories where id in (select unnest(path_ids) from filled) order by level, sort, id`);
  return rows.map(({ code }) => code);
}
