import { type SQL, sql } from 'drizzle-orm';
import { customerItems as c } from './material-tables.ts';

/** The oldest of the codes a firm has given an item, empty where it has none: what a line of that item is filled with. */
export const firstCodeOf = (firmId: SQL, skuId: SQL): SQL<string> =>
  sql`coalesce((select own.code from ${c} own where own.firm_id = ${firmId} and own.sku_id = ${skuId}
    order by own.created_at, own.code limit 1), '')`;
