import { eq } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { users } from './access-tables.ts';

/** A phone number or mail address as codes are sent to it. */
interface Contact {
  channel: 'sms' | 'mail';
  target: string;
}

/** Whether somebody's account has this phone number or mail address. Right `identity`. */
export async function hasAccount(db: Db, { channel, target }: Contact): Promise<boolean> {
  const column = channel === 'sms' ? users.phoneNumber : users.email;
  const found = await db.select({ id: users.id }).from(users).where(eq(column, target));
  return found.length > 0;
}

/** How a person can be reached, and the name of their account. */
export async function readContacts(db: Db, userId: bigint) {
  const [person] = await db
    .select({ userName: users.userName, sms: users.phoneNumber, mail: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return person ?? null;
}
