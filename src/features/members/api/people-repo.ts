import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { memberships, peopleInScope, users } from '#features/access/api/public.ts';
import { departments, firms } from '#features/organisation/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { maskEmail, maskPhone } from '#platform/shared/mask.ts';
import type { Contact, PersonChoice } from '../contract/people-contract.ts';
import { SALES_ACCOUNT } from './member-columns.ts';

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

interface PeopleFilter {
  keyword: string;
  size: number;
}

async function listPeople(
  db: Db,
  condition: SQL | undefined,
  { keyword, size }: PeopleFilter,
): Promise<PersonChoice[]> {
  const part = containing(keyword);
  const rows = await db
    .select({
      userId: memberships.userId,
      memberId: memberships.id,
      userCode: users.userCode,
      realName: users.realName,
      departmentName: departments.name,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(
      departments,
      and(eq(departments.firmId, memberships.firmId), eq(departments.id, memberships.departmentId)),
    )
    .where(
      and(condition, keyword ? sql`(${users.realName} ilike ${part} or ${users.userCode} ilike ${part})` : undefined),
    )
    .orderBy(asc(memberships.id))
    .limit(size);
  return rows.map(({ userId, memberId, ...row }) => ({ ...row, userId: String(userId), memberId: String(memberId) }));
}

const ofFirm = (firmId: bigint) =>
  and(eq(memberships.firmId, firmId), ne(memberships.participantExtendType, SALES_ACCOUNT));

/** Colleagues who can be sent something: those who are there. */
export const listColleagues = (db: Db, { firmId }: SignedInCaller, filter: PeopleFilter) =>
  listPeople(db, and(ofFirm(firmId), eq(memberships.status, 1)), filter);

/** People whose orders the caller sees; those who have left have orders as well, who was never here has none. */
export const listOrderPeople = (db: Db, caller: SignedInCaller, filter: PeopleFilter) =>
  listPeople(
    db,
    and(ofFirm(caller.firmId), ne(memberships.status, 2), peopleInScope(memberships.userId, caller)),
    filter,
  );

/** Whether the number is that of the firm behind the transaction; every other number looks alike. */
export async function isOwnCustomer(db: Db, firmId: bigint, customerCode: string): Promise<boolean> {
  const [row] = await db
    .select({ id: firms.id })
    .from(firms)
    .where(and(eq(firms.id, firmId), eq(firms.customerCode, customerCode)));
  return row !== undefined;
}

const CONTACTS_SHOWN = 100;

/** Whom to ask for in a company: who is there, with masked numbers (specification 5). */
export async function listContacts(db: Db, firmId: bigint): Promise<Contact[]> {
  const rows = await db
    .select({
      realName: users.realName,
      phoneNumber: users.phoneNumber,
      email: users.email,
      jobTitle: memberships.jobTitle,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(ofFirm(firmId), eq(memberships.status, 1), isNull(memberships.leftAt)))
    .orderBy(asc(memberships.id))
    .limit(CONTACTS_SHOWN);
  return rows.map(({ phoneNumber, email, ...row }) => ({
    ...row,
    phoneNumber: phoneNumber && maskPhone(phoneNumber),
    email: email && maskEmail(email),
  }));
}
