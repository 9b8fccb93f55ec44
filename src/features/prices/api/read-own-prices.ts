import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { agreementPrices as a } from './price-tables.ts';

/** Price that the caller's firm has agreed for one piece of an item. */
export interface OwnPrice {
  skuId: bigint;
  price: bigint;
}

/** More are not handed to the index: a firm with longer agreements sorts the rest by its level. */
const MOST = 20_000;

/** Agreed prices of the caller's firm that hold today from the first piece on; for sorting and filtering by price. */
export async function readOwnPrices(db: Db): Promise<OwnPrice[]> {
  const { rows } = await db.execute<{ sku_id: string; price: string }>(sql`
    select sku_id::text, price::text from ${a}
     where firm_id = app_firm_id() and min_quantity = 1
       and (now() at time zone 'Asia/Shanghai')::date between valid_from and coalesce(valid_to, 'infinity') limit ${MOST}`);
  return rows.map(({ sku_id, price }) => ({ skuId: BigInt(sku_id), price: BigInt(price) }));
}
