import { eq } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { users } from './access-tables.ts';

/** Numbers by which the seller's systems know a person and a firm. */
export async function readOwnCodes(db: Db, userId: bigint, firmId: bigint) {
  const [codes] = await db
    .select({ userCode: users.userCode, customerCode: firmsView.customerCode })
    .from(users)
    .innerJoin(firmsView, eq(firmsView.id, firmId))
    .where(eq(users.id, userId));
  return codes ?? { userCode: null, customerCode: null };
}
