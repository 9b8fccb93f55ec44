import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { agreementPrices, promotionPrices } from '#features/prices/api/price-tables.ts';
import { parseUnitPrice } from '#platform/shared/money.ts';
import { nextNumber } from './next-number.ts';

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;

/** Day in Shanghai, as many days from today. */
export const shanghaiDay = (days: number): string =>
  new Date(Date.now() + SHANGHAI_MS + days * DAY_MS).toISOString().slice(0, 10);

interface AgreementFacts {
  firmId: bigint;
  skuId: bigint;
  /** Decimal yuan. */
  price: string;
  minQuantity?: number;
  /** Days from today; since long ago and until further notice unless given. */
  from?: number;
  to?: number;
}

export async function buildAgreement(db: NodePgDatabase, facts: AgreementFacts): Promise<string> {
  const { price, from = -100, to, ...rest } = facts;
  const [row] = await db
    .insert(agreementPrices)
    .values({
      agreementNo: `XY${nextNumber()}`,
      ...rest,
      price: parseUnitPrice(price),
      validFrom: shanghaiDay(from),
      validTo: to === undefined ? null : shanghaiDay(to),
    })
    .returning({ id: agreementPrices.id });
  return String(row?.id);
}

interface PromotionFacts {
  skuId: bigint;
  price: string;
  /** Seconds from now; runs unless given. */
  starts?: number;
  ends?: number;
}

export async function buildPromotion(db: NodePgDatabase, facts: PromotionFacts): Promise<string> {
  const { price, starts = -60, ends = 3_600, skuId } = facts;
  const at = (seconds: number) => new Date(Date.now() + seconds * 1_000);
  const values = { skuId, price: parseUnitPrice(price), startsAt: at(starts), endsAt: at(ends) };
  const [row] = await db
    .insert(promotionPrices)
    .values({ name: `活动${nextNumber()}`, ...values })
    .returning({ id: promotionPrices.id });
  return String(row?.id);
}
