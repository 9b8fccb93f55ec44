import { sql } from 'drizzle-orm';
import { compiledSql } from '#platform/api/compiled-statement.ts';
import type { Db } from '#platform/api/database.ts';
import { agreementHolds } from './price-columns.ts';
import { agreementPrices as a, promotionPrices as p } from './price-tables.ts';

/** Price of an item at its smallest order that its level alone does not tell. */
export interface OwnPrice {
  skuId: bigint;
  /** 1/10,000 yuan, tax included. */
  price: bigint;
}

/** More are not handed to the index: a firm with longer agreements sorts the rest by its level. */
const MOST = 20_000;

/**
 * Prices that the caller's firm has agreed and pays today for the smallest order of an item: never above list, a
 * promotion where it is lower. Mirrors `offerTiers`, for sorting and filtering by price. Every search asks for them: items
 * are looked up one by one, or the planner reads all goods from the first agreed one to the last.
 */
export async function readOwnPrices(db: Db): Promise<OwnPrice[]> {
  const rows = await readPrices(db, {});
  return rows.map(({ sku_id, price }) => ({ skuId: BigInt(sku_id), price: BigInt(price) }));
}

const readPrices = compiledSql<object, { sku_id: string; price: string }>(
  () => sql`
    select distinct on (${a.skuId}) ${a.skuId}::text as sku_id,
        least(${a.price}, nullif(s.list_price, 0), (select min(${p.price}) from ${p}
          where ${p.skuId} = ${a.skuId} and ${p.startsAt} <= now() and ${p.endsAt} > now()))::text as price
      from ${a} join lateral (select list_price, moq from skus_view where id = ${a.skuId} limit 1) s
        on ${a.minQuantity} <= s.moq
     where ${a.firmId} = app_firm_id() and ${agreementHolds}
     order by ${a.skuId}, ${a.minQuantity} desc limit ${MOST}`,
);
