import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PriceTier } from '../rules/offer-tiers.ts';
import { agreementPrices as a, promotionPrices as p } from './price-tables.ts';

/** Pairs of quantity and price as JSON text: numbers of JavaScript are no place for money. */
type TierPairs = [number, string][];

/** Day in Shanghai; agreements begin and end by it. */
const TODAY = sql`(now() at time zone 'Asia/Shanghai')::date`;

/** Tiers agreed with the caller's firm for the item of the outer query, by quantity; empty without agreement. */
export function agreedTiers(skuId: AnyColumn | SQL): SQL<TierPairs> {
  return sql<TierPairs>`coalesce((select json_agg(json_build_array(${a.minQuantity}, ${a.price}::text) order by ${a.minQuantity})
    from ${a} where ${a.firmId} = app_firm_id() and ${a.skuId} = ${skuId}
      and ${TODAY} >= ${a.validFrom} and (${a.validTo} is null or ${TODAY} <= ${a.validTo})), '[]'::json)`;
}

/** Lowest running promotion of the item of the outer query, as text; null without one. */
export function promotionPrice(skuId: AnyColumn | SQL): SQL<string | null> {
  return sql<string | null>`(select min(${p.price})::text from ${p}
    where ${p.skuId} = ${skuId} and ${p.startsAt} <= now() and ${p.endsAt} > now())`;
}

export const readTiers = (pairs: TierPairs): PriceTier[] =>
  pairs.map(([minQuantity, price]) => ({ minQuantity, price: BigInt(price) }));
