import { eq } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { users } from './access-tables.ts';

export async function findUserByName(db: Db, userName: string) {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.userName, userName.toLowerCase()));
  return user ?? null;
}
