import { deletePlace, endSessionsAt, moveStatus, noteInvitation, reopenPlace } from '#features/access/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { memberErrors } from '../contract/member-errors.ts';
import { type MemberAction, memberState, moveOf, moveRefusal, statusOf } from '../rules/member-moves.ts';
import type { Company } from './company.ts';
import { type Post, sendMessage } from './invite-member.ts';
import { keepAdministrator } from './keep-administrator.ts';
import { type MemberRecord, nameOf } from './member-columns.ts';
import type { MemberDuties, MemberPlace } from './member-duties.ts';
import { findMember } from './read-members.ts';

/** A user within the caller's reach, or the answer for everybody else. */
export async function memberOf(company: Company, memberId: string): Promise<MemberRecord> {
  const member = await findMember(company, BigInt(memberId));
  if (!member) throw notFound('用户');
  return member;
}

/** Nobody changes what they themselves may do (behaviours 2.12). */
export function assertNotSelf({ viewer }: Company, { userId }: MemberPlace): void {
  if (userId === viewer.userId) throw refuse(memberErrors, 'OWN_RIGHTS');
}

function assertMove(action: MemberAction, member: MemberRecord) {
  const from = memberState(member);
  const to = moveOf(action, from);
  if (to === null) throw refuse(memberErrors, 'MEMBER_MOVE_REFUSED', { message: moveRefusal(action, from) });
  return { from, to };
}

type Told = 'enable' | 'freeze' | 'leave' | 'reinvited' | 'withdrawn';
type Move = ReturnType<typeof assertMove>;

async function tell({ db, firmId, viewer }: Company, memberId: bigint, act: Told, { from, to }: Move) {
  await writeAudit(
    db,
    { firmId, userId: viewer.userId },
    {
      action: `member.${act}`,
      objectType: 'membership',
      objectId: String(memberId),
      before: { state: from },
      after: { state: to },
    },
  );
}

/** Enable, freeze or leave: the status moves from where it was seen, and whoever is out is out at once. */
export async function moveMember(
  company: Company,
  member: MemberRecord,
  action: 'enable' | 'freeze' | 'leave',
): Promise<void> {
  assertNotSelf(company, member);
  const { from, to } = assertMove(action, member);
  if (to === 'gone') throw new Error(`${action} leaves a place behind`);
  await keepAdministrator(company, async () => {
    const move = { memberId: member.memberId, from: member.status, to: statusOf(to), left: to === 'left' };
    if (!(await moveStatus(company.db, company.firmId, move))) throw refuse(memberErrors, 'CHANGED_MEANWHILE');
  });
  if (to !== 'enabled') await endSessionsAt(company.db, member.memberId);
  await tell(company, member.memberId, action, { from, to });
}

/** Freezes somebody; what must not wait for them goes on without. */
export async function freezeMember(company: Company, member: MemberRecord, duties: readonly MemberDuties[]) {
  await moveMember(company, member, 'freeze');
  await releaseDuties(company, member, duties);
}

/** What must not wait for somebody goes where the rules of its feature send it. */
export async function releaseDuties(
  { db, firmId }: Company,
  member: MemberPlace,
  duties: readonly MemberDuties[],
): Promise<void> {
  for (const duty of duties) await duty.release?.(db, firmId, member);
}

/** A fresh link; earlier ones are void. Somebody who left comes back as invited. */
export async function reinviteMember(company: Company, post: Post, member: MemberRecord): Promise<void> {
  assertNotSelf(company, member);
  const { from, to } = assertMove('reinvite', member);
  const { db, firmId } = company;
  if (from === 'left') await reopenPlace(db, firmId, member.memberId, {});
  else if (!(await noteInvitation(db, firmId, member.memberId))) throw refuse(memberErrors, 'INVITED_TOO_OFTEN');
  await sendMessage(company, post, { ...member, name: nameOf(member) });
  await tell(company, member.memberId, 'reinvited', { from, to });
}

/** Takes an invitation back that nobody has followed; its link opens nothing any more. */
export async function withdrawMember(company: Company, member: MemberRecord): Promise<void> {
  assertNotSelf(company, member);
  const { from, to } = assertMove('withdraw', member);
  await deletePlace(company.db, company.firmId, member.memberId);
  await tell(company, member.memberId, 'withdrawn', { from, to });
}
