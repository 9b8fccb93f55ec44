import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';

/** Keeps items for these firms alone, or for nobody where no firm is named; whoever had them before loses them. */
export async function keepForFirms(db: Db, skuIds: readonly string[], firmIds: readonly string[]): Promise<void> {
  const items = sql.param([...skuIds]);
  await db.execute(sql`delete from exclusive_skus where sku_id = any(${items}::bigint[])`);
  await db.execute(sql`
    insert into exclusive_skus (firm_id, sku_id)
    select f, s from unnest(${sql.param([...firmIds])}::bigint[]) f, unnest(${items}::bigint[]) s`);
}
