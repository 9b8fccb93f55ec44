import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { membershipsView, usersView } from '#features/access/api/access-views.ts';
import { peopleInScope } from '#features/access/api/public.ts';
import { departmentsView, firmsView } from '#features/organisation/api/organisation-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { maskEmail, maskPhone } from '#platform/shared/mask.ts';
import type { Contact, PersonChoice } from '../contract/people-contract.ts';
import { SALES_ACCOUNT } from './member-columns.ts';

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
      userId: membershipsView.userId,
      memberId: membershipsView.id,
      userCode: usersView.userCode,
      realName: usersView.realName,
      departmentName: departmentsView.name,
    })
    .from(membershipsView)
    .innerJoin(usersView, eq(usersView.id, membershipsView.userId))
    .leftJoin(
      departmentsView,
      and(eq(departmentsView.firmId, membershipsView.firmId), eq(departmentsView.id, membershipsView.departmentId)),
    )
    .where(
      and(
        condition,
        keyword ? sql`(${usersView.realName} ilike ${part} or ${usersView.userCode} ilike ${part})` : undefined,
      ),
    )
    .orderBy(asc(membershipsView.id))
    .limit(size);
  return rows.map(({ userId, memberId, ...row }) => ({ ...row, userId: String(userId), memberId: String(memberId) }));
}

const ofFirm = (firmId: bigint) =>
  and(eq(membershipsView.firmId, firmId), ne(membershipsView.participantExtendType, SALES_ACCOUNT));

/** Colleagues who can be sent something: those who are there. */
export const listColleagues = (db: Db, { firmId }: SignedInCaller, filter: PeopleFilter) =>
  listPeople(db, and(ofFirm(firmId), eq(membershipsView.status, 1)), filter);

/** People whose orders the caller sees; those who have left have orders as well, who was never here has none. */
export const listOrderPeople = (db: Db, caller: SignedInCaller, filter: PeopleFilter) =>
  listPeople(
    db,
    and(ofFirm(caller.firmId), ne(membershipsView.status, 2), peopleInScope(membershipsView.userId, caller)),
    filter,
  );

/** Whether the number is that of the firm behind the transaction; every other number looks alike. */
export async function isOwnCustomer(db: Db, firmId: bigint, customerCode: string): Promise<boolean> {
  const [row] = await db
    .select({ id: firmsView.id })
    .from(firmsView)
    .where(and(eq(firmsView.id, firmId), eq(firmsView.customerCode, customerCode)));
  return row !== undefined;
}

const CONTACTS_SHOWN = 100;

/** Whom to ask for in a company: who is there, with masked numbers (specification 5). */
export async function listContacts(db: Db, firmId: bigint): Promise<Contact[]> {
  const rows = await db
    .select({
      realName: usersView.realName,
      phoneNumber: usersView.phoneNumber,
      email: usersView.email,
      jobTitle: membershipsView.jobTitle,
    })
    .from(membershipsView)
    .innerJoin(usersView, eq(usersView.id, membershipsView.userId))
    .where(and(ofFirm(firmId), eq(membershipsView.status, 1), isNull(membershipsView.leftAt)))
    .orderBy(asc(membershipsView.id))
    .limit(CONTACTS_SHOWN);
  return rows.map(({ phoneNumber, email, ...row }) => ({
    ...row,
    phoneNumber: phoneNumber && maskPhone(phoneNumber),
    email: email && maskEmail(email),
  }));
}
