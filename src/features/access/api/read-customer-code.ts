import { eq } from 'drizzle-orm';
import { firms } from '#features/organisation/api/public.ts';
import type { Db } from '#platform/api/database.ts';

/** Number of a firm in the seller's customer records. */
export async function readCustomerCode(db: Db, firmId: bigint) {
  const [firm] = await db
    .select({ customerCode: firms.customerCode, firmName: firms.name })
    .from(firms)
    .where(eq(firms.id, firmId));
  return firm ?? null;
}
