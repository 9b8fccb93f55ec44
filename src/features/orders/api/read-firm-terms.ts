import { eq } from 'drizzle-orm';
import { firms } from '#features/organisation/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { FirmTerms } from '../rules/quote-order.ts';

/** What the firm has agreed with the shop, as far as it changes the price of an order. */
export async function readFirmTerms(db: Db, firmId: bigint): Promise<FirmTerms> {
  const [firm] = await db.select({ settings: firms.settings }).from(firms).where(eq(firms.id, firmId));
  return { freeShipping: firm?.settings.freeShipping ?? false };
}
