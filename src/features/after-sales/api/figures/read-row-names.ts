import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { FigureDimension } from '../../contract/figure-schemas.ts';

/** Names of codes that the shop keeps in tables. */
export async function readRowNames(db: Db, by: FigureDimension): Promise<ReadonlyMap<string, string>> {
  if (by !== 'warehouse' && by !== 'firm') return new Map();
  const from =
    by === 'firm'
      ? sql`select customer_code as code, name from firms_view`
      : sql`select code, name from warehouses_view`;
  const { rows } = await db.execute<{ code: string; name: string }>(from);
  return new Map(rows.map(({ code, name }) => [code, name]));
}
