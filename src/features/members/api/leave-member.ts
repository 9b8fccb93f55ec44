import { writeAudit } from '#platform/api/audit.ts';
import { refuse } from '#platform/api/refuse.ts';
import { memberErrors } from '../contract/member-errors.ts';
import type { Duties } from '../contract/member-schemas.ts';
import type { Company } from './company.ts';
import { type MemberRecord, nameOf } from './member-columns.ts';
import type { MemberDuties } from './member-duties.ts';
import { moveMember } from './move-member.ts';

/** What somebody still holds, by kind; kinds of which there is nothing are left out. */
export async function listDuties(company: Company, member: MemberRecord, duties: readonly MemberDuties[]) {
  const held: Duties['held'] = [];
  for (const duty of duties) {
    const names = await duty.list(company.db, company.firmId, member);
    if (names.length) held.push({ label: duty.label, count: names.length, names: names.slice(0, 20) });
  }
  return held;
}

function assertSuccessor(member: MemberRecord, successor: MemberRecord | null): void {
  if (successor && (successor.status !== 1 || successor.memberId === member.memberId)) {
    throw refuse(memberErrors, 'SUCCESSOR_UNFIT');
  }
}

/**
 * Somebody leaves: everything they hold goes to the successor, then the place is frozen for good. Both or neither; who
 * still holds something does not leave without a successor.
 */
export async function leaveMember(
  company: Company,
  { member, successor }: { member: MemberRecord; successor: MemberRecord | null },
  duties: readonly MemberDuties[],
): Promise<void> {
  assertSuccessor(member, successor);
  const held = await listDuties(company, member, duties);
  if (held.length > 0 && successor === null) {
    const words = held.map(({ label, count }) => `${label} ${count} 项`).join('、');
    throw refuse(memberErrors, 'SUCCESSOR_WANTED', { message: `该用户还有${words}，请选择接手人` });
  }
  await moveMember(company, member, 'leave');
  const hand = { from: member, to: successor, by: company.viewer.userId };
  for (const duty of duties) await duty.handOver(company.db, company.firmId, hand);
  if (held.length === 0) return;
  await writeAudit(
    company.db,
    { firmId: company.firmId, userId: company.viewer.userId },
    {
      action: 'member.handedOver',
      objectType: 'membership',
      objectId: String(member.memberId),
      after: { to: successor && nameOf(successor), held },
    },
  );
}
