import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Walks rows through their states, each round of steps in one statement: the database refuses to skip any. */
export async function walkRows(
  db: NodePgDatabase,
  table: 'after_sale_cases' | 'after_sale_returns',
  rows: readonly { id: bigint; way: readonly string[] }[],
): Promise<void> {
  for (let step = 0; rows.some(({ way }) => step < way.length); step += 1) {
    const moved = rows.filter(({ way }) => step < way.length);
    await db.execute(sql`update ${sql.identifier(table)} t set status = v.status
      from unnest(${sql.param(moved.map(({ id }) => String(id)))}::bigint[],
        ${sql.param(moved.map(({ way }) => way[step] ?? ''))}::text[]) as v (id, status) where t.id = v.id`);
  }
}
