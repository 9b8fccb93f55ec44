import { sql } from 'drizzle-orm';
import { membershipsView, usersView } from '#features/access/api/access-views.ts';
import { departmentsView } from '#features/organisation/api/organisation-views.ts';
import type { DataScope } from '#platform/shared/data-scope.ts';
import { maskEmail, maskPhone } from '#platform/shared/mask.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { MemberRow } from '../contract/member-schemas.ts';
import { memberState } from '../rules/member-moves.ts';

/** Sales accounts stand in the firms they serve and are no users of theirs (specification 1). */
export const SALES_ACCOUNT = 5;

export const MEMBER_COLUMNS = {
  memberId: membershipsView.id,
  userId: membershipsView.userId,
  status: membershipsView.status,
  leftAt: membershipsView.leftAt,
  invitedAt: membershipsView.invitedAt,
  invitedAs: membershipsView.invitedAs,
  departmentId: membershipsView.departmentId,
  jobTitle: membershipsView.jobTitle,
  dataScope: membershipsView.dataScope,
  approves: membershipsView.approves,
  amountLimit: membershipsView.amountLimit,
  version: membershipsView.version,
  userCode: usersView.userCode,
  userName: usersView.userName,
  realName: usersView.realName,
  phoneNumber: usersView.phoneNumber,
  email: usersView.email,
  lastLoginAt: usersView.lastLoginAt,
  departmentName: departmentsView.name,
  roles: sql<
    string[]
  >`array(select r.name from membership_roles_view mr join roles_view r on r.firm_id = mr.firm_id and r.id = mr.role_id
    where mr.firm_id = ${membershipsView.firmId} and mr.membership_id = ${membershipsView.id} order by r.id)`,
};

/** A member as it is read. */
export interface MemberRecord {
  memberId: bigint;
  userId: bigint;
  status: number;
  leftAt: Date | null;
  invitedAt: Date | null;
  invitedAs: string | null;
  departmentId: bigint | null;
  departmentName: string | null;
  jobTitle: string;
  dataScope: DataScope;
  approves: boolean;
  amountLimit: bigint | null;
  version: number;
  userCode: string;
  userName: string;
  realName: string;
  phoneNumber: string | null;
  email: string | null;
  lastLoginAt: Date | null;
  roles: string[];
}

/** Somebody with an account elsewhere has not come yet: the firm knows what the inviter wrote, and nothing of theirs. */
export const isStranger = ({ status, invitedAs }: Pick<MemberRecord, 'status' | 'invitedAs'>) =>
  status === 2 && invitedAs !== null;

export function nameOf(row: Pick<MemberRecord, 'status' | 'invitedAs' | 'realName'>): string {
  return isStranger(row) ? (row.invitedAs ?? '') : row.realName;
}

const timeOf = (at: Date | null) => at?.toISOString() ?? null;
const idOf = (id: bigint | null) => (id === null ? null : String(id));

/** As it leaves the shop: phone and mail masked (specification 5), but for one's own. */
export function presentMember(row: MemberRecord, callerUserId: bigint): MemberRow {
  const stranger = isStranger(row);
  const self = row.userId === callerUserId;
  return {
    memberId: String(row.memberId),
    userCode: stranger ? null : row.userCode,
    name: nameOf(row),
    phoneNumber: stranger || row.phoneNumber === null ? null : self ? row.phoneNumber : maskPhone(row.phoneNumber),
    email: stranger || row.email === null ? null : self ? row.email : maskEmail(row.email),
    departmentId: idOf(row.departmentId),
    departmentName: row.departmentName,
    jobTitle: row.jobTitle,
    roles: row.roles,
    dataScope: row.dataScope,
    approves: row.approves,
    amountLimit: row.amountLimit === null ? null : formatAmount(row.amountLimit),
    state: memberState(row),
    lastLoginAt: stranger ? null : timeOf(row.lastLoginAt),
    invitedAt: timeOf(row.invitedAt),
    self,
  };
}
