import { eq } from 'drizzle-orm';
import { users } from '#features/access/api/public.ts';
import type { Db } from '#platform/api/database.ts';

type UserRow = typeof users.$inferSelect;
export type PersonFields = Partial<
  Pick<UserRow, 'realName' | 'nickName' | 'subscribePromotion' | 'avatarUrl' | 'phoneNumber' | 'email'>
>;

/** A person's own row, locked until the transaction ends: changes of one person run one after another. */
export async function lockPerson(db: Db, userId: bigint): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new Error('session without a person');
  return user;
}

export async function updatePerson(db: Db, userId: bigint, fields: PersonFields): Promise<void> {
  await db.update(users).set(fields).where(eq(users.id, userId));
}

/** PostgreSQL refused a value that somebody else holds: the one check that two changes at once cannot both pass. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') return true;
  }
  return false;
}
