import { eq } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import type { Db } from '#platform/api/database.ts';

/** Mail address of the person behind the transaction; null without one. */
export async function readOwnMail(db: Db, userId: bigint): Promise<string | null> {
  const [row] = await db.select({ email: usersView.email }).from(usersView).where(eq(usersView.id, userId));
  return row?.email ?? null;
}
