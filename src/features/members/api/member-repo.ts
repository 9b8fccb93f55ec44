import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { membershipsView, usersView } from '#features/access/api/access-views.ts';
import { type Contacts } from '#features/access/api/public.ts';
import { amongTexts } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';

/** Accounts that one of the contacts belongs to, in whatever firm. Right `identity`. */
export function findPeople(db: Db, { email, phoneNumber }: Contacts) {
  return db
    .select({
      userId: usersView.id,
      realName: usersView.realName,
      email: usersView.email,
      phoneNumber: usersView.phoneNumber,
    })
    .from(usersView)
    .where(
      or(
        email === null ? undefined : eq(sql`lower(${usersView.email})`, email.toLowerCase()),
        phoneNumber === null ? undefined : eq(usersView.phoneNumber, phoneNumber),
      ),
    )
    .limit(2);
}

export async function findPlace(db: Db, firmId: bigint, userId: bigint) {
  const [row] = await db
    .select({ memberId: membershipsView.id, leftAt: membershipsView.leftAt })
    .from(membershipsView)
    .where(and(eq(membershipsView.firmId, firmId), eq(membershipsView.userId, userId)));
  return row ?? null;
}

/** Contacts among these that people of the company have already. */
export async function findTaken(db: Db, firmId: bigint, people: readonly Contacts[]): Promise<ReadonlySet<string>> {
  const mails = people.flatMap(({ email }) => email ?? []);
  const phones = people.flatMap(({ phoneNumber }) => phoneNumber ?? []);
  const rows = await db
    .select({ email: usersView.email, phoneNumber: usersView.phoneNumber })
    .from(membershipsView)
    .innerJoin(usersView, eq(usersView.id, membershipsView.userId))
    .where(
      and(
        eq(membershipsView.firmId, firmId),
        isNull(membershipsView.leftAt),
        or(amongTexts(usersView.email, mails), amongTexts(usersView.phoneNumber, phones)),
      ),
    );
  return new Set(rows.flatMap(({ email, phoneNumber }) => [email?.toLowerCase() ?? '', phoneNumber ?? '']));
}

export async function readName(db: Db, userId: bigint): Promise<string> {
  const [row] = await db.select({ name: usersView.realName }).from(usersView).where(eq(usersView.id, userId));
  return row?.name ?? '';
}
