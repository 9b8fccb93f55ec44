import { changeRoles, type PlaceFacts, updatePlace } from '#features/access/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { refuse } from '#platform/api/refuse.ts';
import { memberErrors } from '../contract/member-errors.ts';
import { assertDepartmentInReach, assertRolesGrantable, assertScopeGrantable } from './assert-grantable.ts';
import type { Company } from './company.ts';
import { auditable } from './invite-member.ts';
import { keepAdministrator } from './keep-administrator.ts';
import type { MemberRecord } from './member-columns.ts';
import type { MemberDuties } from './member-duties.ts';
import { assertNotSelf, releaseDuties } from './move-member.ts';
import { readRoleIds } from './role-repo.ts';

interface Change {
  version: number;
  place: PlaceFacts;
  roleIds: readonly bigint[];
}

const sameSet = (one: readonly bigint[], other: readonly bigint[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Whether the change touches what somebody may do or see; the rest people may change about themselves. */
function touchesRights(before: MemberRecord, rolesBefore: readonly bigint[], { place, roleIds }: Change): boolean {
  return (
    !sameSet(rolesBefore, [...new Set(roleIds)]) ||
    before.dataScope !== place.dataScope ||
    before.departmentId !== place.departmentId ||
    before.amountLimit !== place.amountLimit
  );
}

/** Department, roles, data scope, limit and approval switch of a user, as one change seen from one version. */
export async function editMember(
  company: Company,
  member: MemberRecord,
  change: Change,
  duties: readonly MemberDuties[],
): Promise<void> {
  const { db, firmId, viewer } = company;
  const { place, roleIds, version } = change;
  const before = await readRoleIds(db, firmId, member.memberId);
  if (touchesRights(member, before, change)) assertNotSelf(company, member);
  if (place.departmentId !== member.departmentId) await assertDepartmentInReach(company, place.departmentId);
  if (place.dataScope !== member.dataScope) await assertScopeGrantable(company, place.dataScope);
  const added = roleIds.filter((id) => !before.includes(id));
  if (added.length) await assertRolesGrantable(company, added);
  await keepAdministrator(company, async () => {
    const saved = await updatePlace(db, firmId, { memberId: member.memberId, version, ...place });
    if (!saved) throw refuse(memberErrors, 'CHANGED_MEANWHILE');
    const removed = before.filter((id) => !roleIds.includes(id));
    await changeRoles(db, { firmId, memberId: member.memberId, by: viewer.userId }, { removed, added });
  });
  // Who approves no longer is asked no longer.
  if (member.approves && !place.approves) await releaseDuties(company, member, duties);
  const { departmentId, jobTitle, dataScope, approves, amountLimit } = member;
  await writeAudit(
    db,
    { firmId, userId: viewer.userId },
    {
      action: 'member.edited',
      objectType: 'membership',
      objectId: String(member.memberId),
      before: auditable({ place: { departmentId, jobTitle, dataScope, approves, amountLimit }, roleIds: before }),
      after: auditable({ place, roleIds }),
    },
  );
}
