import { activationHref } from '#business/paths/rules/public.ts';
import {
  type Contacts,
  changeRoles,
  insertInvitedPerson,
  insertPlace,
  issueToken,
  type PlaceFacts,
  reopenPlace,
} from '#features/access/api/public.ts';
import { sendInvitation } from '#features/accounts/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { refuse } from '#platform/api/refuse.ts';
import { memberErrors } from '../contract/member-errors.ts';
import { assertDepartmentInReach, assertRolesGrantable, assertScopeGrantable } from './assert-grantable.ts';
import { acrossFirms, type Company } from './company.ts';
import { readFirmName } from './company-repo.ts';
import { findPeople, findPlace, readName } from './member-repo.ts';
import type { MembersSettings } from './members-settings.ts';
import { readRoleIds } from './role-repo.ts';

export interface Invitee extends Contacts {
  name: string;
  place: PlaceFacts;
  roleIds: readonly bigint[];
}

export type Post = Pick<MembersSettings, 'messages' | 'origin'>;

/** The account the contacts belong to; null where nobody has one. Right `identity`. */
async function personOf({ db }: Company, { email, phoneNumber }: Contacts) {
  const people = await findPeople(db, { email, phoneNumber });
  if (people.length > 1) throw refuse(memberErrors, 'CONTACTS_DIFFER');
  return people[0] ?? null;
}

/**
 * Gives somebody a place in the company, to be taken by the link of a message. A person who works for another firm as
 * well keeps the account; of that the inviter learns nothing before they have come.
 */
export async function inviteMember(company: Company, post: Post, invitee: Invitee): Promise<bigint> {
  await assertDepartmentInReach(company, invitee.place.departmentId);
  await assertScopeGrantable(company, invitee.place.dataScope);
  await assertRolesGrantable(company, invitee.roleIds);
  if (invitee.email === null && invitee.phoneNumber === null) throw refuse(memberErrors, 'INVITEE_CONTACT_MISSING');
  const { userId, known } = await acrossFirms(company, async () => {
    const person = await personOf(company, invitee);
    const id = person?.userId ?? (await insertInvitedPerson(company.db, invitee.name, invitee));
    // Somebody took the address in the same moment: next time they are found.
    if (id === null) throw refuse(memberErrors, 'MEMBER_EXISTS', { message: '邮箱或手机号刚刚被使用，请重新提交' });
    return { userId: id, known: person !== null };
  });
  const memberId = await takePlace(company, invitee, userId, known);
  await sendMessage(company, post, { ...invitee, userId, memberId });
  await writeAudit(
    company.db,
    { firmId: company.firmId, userId: company.viewer.userId },
    {
      action: 'member.invited',
      objectType: 'membership',
      objectId: String(memberId),
      after: auditable(invitee),
    },
  );
  return memberId;
}

async function takePlace(company: Company, invitee: Invitee, userId: bigint, known: boolean): Promise<bigint> {
  const { db, firmId, viewer } = company;
  const present = await findPlace(db, firmId, userId);
  if (present && present.leftAt === null) throw refuse(memberErrors, 'MEMBER_EXISTS');
  if (present) await reopenPlace(db, firmId, present.memberId, invitee.place);
  const invitedAs = known ? invitee.name : null;
  const memberId = present?.memberId ?? (await insertPlace(db, { firmId, userId, invitedAs, ...invitee.place }));
  if (memberId === null) throw refuse(memberErrors, 'MEMBER_EXISTS');
  const before = present ? await readRoleIds(db, firmId, memberId) : [];
  const roles = { removed: before.filter((id) => !invitee.roleIds.includes(id)), added: invitee.roleIds };
  await changeRoles(db, { firmId, memberId, by: viewer.userId }, roles);
  return memberId;
}

export interface Addressee extends Contacts {
  memberId: bigint;
  userId: bigint;
  name: string;
}

/** By mail where there is an address, else by SMS. The message leaves with the transaction. */
export async function sendMessage(company: Company, post: Post, { name, email, ...to }: Addressee): Promise<void> {
  const { name: firmName } = await readFirmName(company.db, company.firmId);
  const invitedBy = await readName(company.db, company.viewer.userId);
  const place = { membershipId: to.memberId, userId: to.userId };
  await acrossFirms(company, async () => {
    if (email !== null) {
      return sendInvitation(company.db, post, { ...place, email, realName: name, firmName, invitedBy });
    }
    const code = await issueToken(company.db, 'activation', place);
    const link = `${post.origin}${activationHref(code)}`;
    const text = `${invitedBy}邀请您使用“${firmName}”的采购账号，72 小时内打开链接激活：${link}`;
    await post.messages.sms(company.db, {
      phoneNumber: to.phoneNumber ?? '',
      template: 'invitation',
      params: { firmName, link },
      text,
    });
  });
}

/** Plain values for the audit log, which keeps JSON. */
export function auditable(facts: { place: PlaceFacts; roleIds: readonly bigint[] }) {
  const { departmentId, amountLimit, ...place } = facts.place;
  return {
    ...place,
    departmentId: departmentId === null ? null : String(departmentId),
    amountLimit: amountLimit === null ? null : String(amountLimit),
    roleIds: facts.roleIds.map(String),
  };
}
