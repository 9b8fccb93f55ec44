import type { MemberDetail } from '../contract/member-schemas.ts';
import { changedFields, logLabel } from '../rules/log-words.ts';
import { memberState, moveOf } from '../rules/member-moves.ts';
import { readMemberLog } from './audit-repo.ts';
import type { Company } from './company.ts';
import { listLedBy } from './department-repo.ts';
import { isStranger, type MemberRecord, presentMember } from './member-columns.ts';
import { readRoleIds } from './role-repo.ts';

const ACTS = ['enable', 'freeze', 'reinvite', 'leave', 'withdraw'] as const;

/** A user with roles, departments led and everything that was done to the place. */
export async function readDetail({ db, firmId, viewer }: Company, member: MemberRecord): Promise<MemberDetail> {
  const { memberId } = member;
  const log = await readMemberLog(db, firmId, memberId);
  const leads = await listLedBy(db, firmId, memberId);
  const state = memberState(member);
  return {
    ...presentMember(member, viewer.userId),
    version: member.version,
    userName: isStranger(member) ? null : member.userName,
    roleIds: (await readRoleIds(db, firmId, memberId)).map(String),
    leads: leads.map(({ departmentId, name }) => ({ departmentId: String(departmentId), name })),
    leftAt: member.leftAt?.toISOString() ?? null,
    log: log.map(({ action, before, after, actorName, at }) => ({
      label: logLabel(action),
      detail: changedFields(before, after),
      actorName,
      at: at.toISOString(),
    })),
    acts: ACTS.filter((act) => moveOf(act, state) !== null),
  };
}
