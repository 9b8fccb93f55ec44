import { eq } from 'drizzle-orm';
import { users } from '#features/access/api/public.ts';
import type { Db } from '#platform/api/database.ts';

/** Mail address of a person the transaction may see; null without one. */
export async function readBuyerMail(db: Db, userId: bigint): Promise<string | null> {
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return person?.email ?? null;
}
