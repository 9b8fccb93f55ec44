import { eq } from 'drizzle-orm';
import { users } from '#features/access/api/public.ts';
import type { Db } from '#platform/api/database.ts';

/** Mail address of the person behind the transaction; null without one. */
export async function readOwnMail(db: Db, userId: bigint): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? null;
}
