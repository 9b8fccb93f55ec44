import { sql } from 'drizzle-orm';
import { memberships, users } from '#features/access/api/public.ts';
import { departments } from '#features/organisation/api/public.ts';
import type { DataScope } from '#platform/shared/data-scope.ts';
import { maskEmail, maskPhone } from '#platform/shared/mask.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { MemberRow } from '../contract/member-schemas.ts';
import { memberState } from '../rules/member-moves.ts';

/** Sales accounts stand in the firms they serve and are no users of theirs (specification 1). */
export const SALES_ACCOUNT = 5;

export const MEMBER_COLUMNS = {
  memberId: memberships.id,
  userId: memberships.userId,
  status: memberships.status,
  leftAt: memberships.leftAt,
  invitedAt: memberships.invitedAt,
  invitedAs: memberships.invitedAs,
  departmentId: memberships.departmentId,
  jobTitle: memberships.jobTitle,
  dataScope: memberships.dataScope,
  approves: memberships.approves,
  amountLimit: memberships.amountLimit,
  version: memberships.version,
  userCode: users.userCode,
  userName: users.userName,
  realName: users.realName,
  phoneNumber: users.phoneNumber,
  email: users.email,
  lastLoginAt: users.lastLoginAt,
  departmentName: departments.name,
  roles: sql<
    string[]
  >`array(select r.name from membership_roles mr join roles r on r.firm_id = mr.firm_id and r.id = mr.role_id
    where mr.firm_id = ${memberships.firmId} and mr.membership_id = ${memberships.id} order by r.id)`,
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
