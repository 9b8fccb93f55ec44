import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { memberships, users } from './access-tables.ts';
import { IDENTITY } from './identity-scope.ts';

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

/**
 * Where a person is reached with what concerns a company (0: with what is his own); null for one who works there no more. In the
 * person's own name, in that company.
 */
export async function findContact(db: Db, { firmId, userId }: { firmId: bigint; userId: bigint }) {
  const [person] = await db
    .select({ phoneNumber: users.phoneNumber, email: users.email, memberId: memberships.id })
    .from(users)
    .leftJoin(
      memberships,
      and(
        ...[eq(memberships.userId, users.id), eq(memberships.firmId, firmId)],
        ...[eq(memberships.status, 1), isNull(memberships.leftAt)],
      ),
    )
    .where(eq(users.id, userId));
  if (!person || (firmId !== 0n && person.memberId === null)) return null;
  return { email: person.email, phoneNumber: person.phoneNumber };
}

/** Who holds a right today: in one company, or among the shop's own people. */
export async function findHolders(database: Database, firmId: bigint | null, permission: string) {
  const where = firmId === null ? sql`f.firm_type = 'operator'` : sql`m.firm_id = ${firmId}`;
  const { rows } = await inTransaction(database, IDENTITY, 'read', (db) =>
    db.execute<{ firm_id: string; user_id: string }>(sql`
      select distinct m.firm_id::text, m.user_id::text from memberships m
        join firms_view f on f.id = m.firm_id and f.status = 1
        join membership_roles mr on mr.firm_id = m.firm_id and mr.membership_id = m.id
        join role_permissions_view rp on rp.firm_id = mr.firm_id and rp.role_id = mr.role_id and rp.code = ${permission}
       where ${where} and m.status = 1 and m.left_at is null`),
  );
  return rows.map((row) => ({ firmId: BigInt(row.firm_id), userId: BigInt(row.user_id) }));
}
