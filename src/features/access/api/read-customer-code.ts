import { eq } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';

/** Number of a firm in the seller's customer records. */
export async function readCustomerCode(db: Db, firmId: bigint) {
  const [firm] = await db
    .select({ customerCode: firmsView.customerCode, firmName: firmsView.name })
    .from(firmsView)
    .where(eq(firmsView.id, firmId));
  return firm ?? null;
}
