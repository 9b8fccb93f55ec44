import { eq, inArray } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { changeScope, type Db } from '#platform/api/database.ts';

const IDENTITY = { firmId: null, userId: null, right: 'identity' } as const;

/** The person with this login name; null when there is none. The rest of the transaction reads people, not logs. */
export async function findUserId(db: Db, userName: string): Promise<bigint | null> {
  await changeScope(db, IDENTITY);
  const [row] = await db.select({ id: usersView.id }).from(usersView).where(eq(usersView.userName, userName));
  return row?.id ?? null;
}

interface Row {
  userId: bigint | null;
  firmId: bigint | null;
}

const distinct = (ids: readonly (bigint | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/** Login names and firms of log rows: no real names, phone numbers or mail addresses. */
export async function namePeople<T extends Row>(db: Db, rows: readonly T[]) {
  const userIds = distinct(rows.map((row) => row.userId));
  const firmIds = distinct(rows.map((row) => row.firmId));
  await changeScope(db, IDENTITY);
  const people = userIds.length
    ? await db
        .select({ id: usersView.id, name: usersView.userName })
        .from(usersView)
        .where(inArray(usersView.id, userIds))
    : [];
  const companies = firmIds.length
    ? await db
        .select({ id: firmsView.id, name: firmsView.shortName })
        .from(firmsView)
        .where(inArray(firmsView.id, firmIds))
    : [];
  const nameIn = (list: readonly { id: bigint; name: string }[], id: bigint | null) =>
    list.find((one) => one.id === id)?.name ?? null;
  return rows.map((row) => ({
    ...row,
    userName: nameIn(people, row.userId),
    firmName: nameIn(companies, row.firmId),
  }));
}
