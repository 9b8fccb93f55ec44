import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { AgreedTier, Promotion } from '../rules/offer-tiers.ts';
import { agreementPrices as a, promotionPrices as p } from './price-tables.ts';

/** JSON of the database; prices are text in it, numbers of JavaScript are no place for money. */
export type AgreedRow = [minQuantity: number, price: string, validTo: string | null];
export type PromotionRow = [price: string, name: string, endsAt: string];

/** Day in Shanghai; agreements begin and end by it. */
export const TODAY = sql`(now() at time zone 'Asia/Shanghai')::date`;

/** Agreements that hold today. */
export const agreementHolds = sql`${TODAY} >= ${a.validFrom} and (${a.validTo} is null or ${TODAY} <= ${a.validTo})`;

/**
 * Tiers agreed with the caller's firm for the item of the outer query, by quantity; empty without agreement. One look
 * into one index per item.
 */
export function agreedTiers(skuId: AnyColumn | SQL): SQL<AgreedRow[]> {
  return sql<
    AgreedRow[]
  >`coalesce((select json_agg(json_build_array(${a.minQuantity}, ${a.price}::text, ${a.validTo}) order by ${a.minQuantity})
    from ${a} where ${a.firmId} = app_firm_id() and ${a.skuId} = ${skuId} and ${agreementHolds}), '[]'::json)`;
}

/**
 * Lowest running promotion of the item of the outer query, of equal ones the longest; null without one. One look into
 * one index per item.
 */
export function runningPromotion(skuId: AnyColumn | SQL): SQL<PromotionRow | null> {
  return sql<PromotionRow | null>`(select json_build_array(${p.price}::text, ${p.name}, ${p.endsAt}) from ${p}
    where ${p.skuId} = ${skuId} and ${p.startsAt} <= now() and ${p.endsAt} > now()
    order by ${p.price}, ${p.endsAt} desc limit 1)`;
}

export const readTiers = (rows: readonly AgreedRow[]): AgreedTier[] =>
  rows.map(([minQuantity, price, validTo]) => ({ minQuantity, price: BigInt(price), validTo }));

export function readPromotion(row: PromotionRow | null): Promotion | null {
  if (!row) return null;
  const [price, name, endsAt] = row;
  return { price: BigInt(price), name, endsAt };
}
