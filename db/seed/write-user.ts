import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { users } from '#features/access/api/access-tables.ts';

interface DemoUser {
  userName: string;
  realName: string;
  phoneNumber: string;
  email: string;
  /** Null: invited, no password yet. */
  passwordHash: string | null;
}

/** Writes an account of the demo; somebody who works for two firms stands in both lists, and has one. */
export async function writeUser(db: NodePgDatabase, person: DemoUser): Promise<bigint> {
  const { userName, realName, phoneNumber, email, passwordHash } = person;
  const userCode = `U${phoneNumber.slice(-6)}`;
  const [user] = await db
    .insert(users)
    .values({ userCode, userName, realName, phoneNumber, email, regType: 'seeded', passwordHash })
    .onConflictDoUpdate({ target: users.userName, set: { realName } })
    .returning({ id: users.id });
  if (!user) throw new Error('user not written');
  return user.id;
}
