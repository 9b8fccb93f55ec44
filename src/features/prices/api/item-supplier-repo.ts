import { type SQL, sql } from 'drizzle-orm';
import { itemCosts } from './price-tables.ts';

/** Who delivers an item, for statements of the desk: nobody else is shown costs, and who bears them. */
export const supplierOf = (skuId: SQL): SQL<string | null> =>
  sql`(select nullif(${itemCosts.supplier}, '') from ${itemCosts} where ${itemCosts.skuId} = ${skuId})`;
