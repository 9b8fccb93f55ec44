import { eq } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import type { Db } from '#platform/api/database.ts';

/** Mail address of a person the transaction may see; null without one. */
export async function readBuyerMail(db: Db, userId: bigint): Promise<string | null> {
  const [person] = await db.select({ email: usersView.email }).from(usersView).where(eq(usersView.id, userId));
  return person?.email ?? null;
}
