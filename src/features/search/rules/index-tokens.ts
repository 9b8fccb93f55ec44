/**
 * What the index holds besides words: capital letters begin such tokens, words are written small, so that no name can
 * pass for one.
 */

/** Field of a name, category of its own, brand or number: the thing itself. */
export const strongToken = (key: string) => `S${key}`;
/** Whole word of a lesser field. */
export const wholeToken = (key: string) => `W${key}`;
export const categoryToken = (id: bigint) => `C${id}`;
export const brandToken = (id: bigint) => `B${id}`;
export const itemToken = (skuId: bigint) => `K${skuId}`;
export const valueToken = (valueId: number) => `V${valueId}`;
export const deliveryToken = (place: number) => `D${place}`;
export const listPriceToken = (step: string) => `P${step}`;
export const agreedPriceToken = (step: string) => `Q${step}`;
/** How many of the price limits that rules may name the item exceeds (visibility/rules/price-limits.ts). */
export const limitToken = (exceeded: number) => `R${exceeded}`;
export const monthToken = (month: number) => `N${month}`;
export const EXCLUSIVE_TOKEN = 'X';

/** Units sold in a year from which an item belongs to a tier; broad queries stop after the best tiers. */
const TIERS_FROM = [10_000, 1_000, 100, 10, 0] as const;
const SOLD_OUT_TIER = 8;
const OFF_SALE_TIER = 9;

export const tierToken = (tier: number) => `T${tier}`;
/** Tiers of what is on sale and in stock, best sellers first. */
export const SALES_TIERS: readonly string[] = TIERS_FROM.map((_, tier) => tierToken(tier));
export const SOLD_OUT = tierToken(SOLD_OUT_TIER);
export const OFF_SALE = tierToken(OFF_SALE_TIER);

/** State of an item as far as it may be sold (specification 4). */
export interface SaleState {
  productStatus: number;
  dayType: number;
}

/** 5 purchasable, and neither stopped (8) nor offline (13). */
export const isOnSale = ({ productStatus, dayType }: SaleState) =>
  productStatus === 5 && dayType !== 8 && dayType !== 13;

/** 7: sold out for the time being. */
export const isSoldOut = ({ dayType }: SaleState) => dayType === 7;

export function tierOf(state: SaleState, salesCount: number): number {
  if (!isOnSale(state)) return OFF_SALE_TIER;
  if (isSoldOut(state)) return SOLD_OUT_TIER;
  return TIERS_FROM.findIndex((from) => salesCount >= from);
}

/** Steps of the price tokens per tenfold price: neighbouring steps differ by a third. */
const STEPS_PER_DECADE = 8;
const LAST_BUCKET = 13 * STEPS_PER_DECADE;
export const NO_PRICE_BUCKET = 0;

/** Step that a price (1/10,000 yuan) lies in; dearer is never lower. */
export function priceBucket(price: number): number {
  if (price <= 0) return NO_PRICE_BUCKET;
  return Math.min(LAST_BUCKET, Math.floor(Math.log10(price) * STEPS_PER_DECADE) + 1);
}

/** A tenfold of prices has a name of its own: ranges need few names. */
const decadeOf = (bucket: number) => Math.ceil(bucket / STEPS_PER_DECADE);
const decadeStep = (decade: number) => `D${decade}`;

/** Names under which a price is found. */
export function priceSteps(price: number): string[] {
  const bucket = priceBucket(price);
  return bucket === NO_PRICE_BUCKET ? [String(bucket)] : [String(bucket), decadeStep(decadeOf(bucket))];
}

/** Names of the steps from one bucket to another. */
export function stepsBetween(lowest: number, highest: number): string[] {
  const steps: string[] = [];
  for (let bucket = lowest; bucket <= highest; ) {
    const last = decadeOf(bucket) * STEPS_PER_DECADE;
    const whole = bucket === last - STEPS_PER_DECADE + 1 && last <= highest;
    steps.push(whole ? decadeStep(decadeOf(bucket)) : String(bucket));
    bucket = whole ? last + 1 : bucket + 1;
  }
  return steps;
}

/** Steps with a price, cheapest first. */
export const PRICE_BUCKETS: readonly number[] = Array.from({ length: LAST_BUCKET }, (_, step) => step + 1);

/** Months since year 0. */
export const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
