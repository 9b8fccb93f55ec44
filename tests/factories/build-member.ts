import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { membershipRoles, memberships, sessions, users } from '#features/access/api/access-tables.ts';
import { hashToken, newToken } from '#features/access/api/session-token.ts';
import type { DeskPermissionCode } from '#features/access/rules/permission-codes.ts';
import { PERMISSIONS, type PermissionCode, usualDataScope } from '#features/access/rules/public.ts';
import { firms, rolePermissions, roles } from '#features/organisation/api/organisation-tables.ts';
import { creditAccounts } from '#features/payments/api/payment-tables.ts';
import type { DataScope } from '#platform/shared/data-scope.ts';
import { nextNumber } from './next-number.ts';

export interface TestFirm {
  firmId: bigint;
}

export interface TestMember extends TestFirm {
  userId: bigint;
  memberId: bigint;
  userName: string;
  /** Token of an open session. */
  token: string;
}

export async function buildFirm(db: NodePgDatabase, facts: Partial<typeof firms.$inferInsert> = {}): Promise<TestFirm> {
  const n = nextNumber();
  const [firm] = await db
    .insert(firms)
    .values({ customerCode: `T${n}`, name: `测试公司${n}`, shortName: `测试${n}`, ...facts })
    .returning({ firmId: firms.id });
  if (!firm) throw new Error('firm not written');
  await db.insert(creditAccounts).values({ firmId: firm.firmId, limitFen: -1n });
  return firm;
}

interface MemberFacts {
  firm?: TestFirm;
  permissions?: readonly (PermissionCode | DeskPermissionCode)[];
  participantExtendType?: number;
  status?: number;
  passwordHash?: string;
  /** Whose records the person sees; the whole firm's where the permissions are those of an administrator or approver. */
  dataScope?: DataScope;
  departmentId?: bigint;
  /** 3: the session came from a procurement system. */
  loginSource?: number;
}

/** A person in a firm (invented unless given) with a session; holds every permission unless told which. */
export async function buildMember(db: NodePgDatabase, facts: MemberFacts = {}): Promise<TestMember> {
  const { firmId } = facts.firm ?? (await buildFirm(db));
  const n = nextNumber();
  const userName = `person${n}`;
  const [user] = await db
    .insert(users)
    .values({ userCode: `U${n}`, userName, realName: `测试人${n}`, passwordHash: facts.passwordHash })
    .returning({ id: users.id });
  if (!user) throw new Error('user not written');
  const { participantExtendType = 1, status = 1, permissions = Object.keys(PERMISSIONS) } = facts;
  const { dataScope = usualDataScope(permissions) } = facts;
  const [member] = await db
    .insert(memberships)
    .values({ firmId, userId: user.id, participantExtendType, status, dataScope, departmentId: facts.departmentId })
    .returning({ id: memberships.id });
  if (!member) throw new Error('member not written');
  await grant(db, firmId, member.id, permissions);
  const token = await buildSession(db, { userId: user.id, firmId, membershipId: member.id }, facts.loginSource);
  return { firmId, userId: user.id, memberId: member.id, userName, token };
}

async function grant(
  db: NodePgDatabase,
  firmId: bigint,
  membershipId: bigint,
  codes: readonly string[],
): Promise<void> {
  const [role] = await db
    .insert(roles)
    .values({ firmId, name: `角色${nextNumber()}` })
    .returning({ id: roles.id });
  if (!role) throw new Error('role not written');
  if (codes.length) await db.insert(rolePermissions).values(codes.map((code) => ({ firmId, roleId: role.id, code })));
  await db.insert(membershipRoles).values({ firmId, membershipId, roleId: role.id });
}

interface SessionFacts {
  member: { userId: bigint; firmId: bigint; membershipId: bigint } | null;
  loginSource: number;
}

/** Open sessions, in one statement; without a member they are visitors'. Returns their tokens in the same order. */
export async function buildSessions(db: NodePgDatabase, facts: readonly SessionFacts[]): Promise<string[]> {
  const soon = new Date(Date.now() + 3_600_000);
  const tokens = facts.map(() => newToken());
  const rows = facts.map(({ member, loginSource }, index) => ({
    tokenHash: hashToken(tokens[index] ?? ''),
    loginSource,
    idleExpiresAt: soon,
    expiresAt: soon,
    ...(member && { userId: member.userId, firmId: member.firmId, membershipId: member.membershipId }),
  }));
  if (rows.length > 0) await db.insert(sessions).values(rows);
  return tokens;
}

/** An open session; without a member it is a visitor's. Returns the token. */
export async function buildSession(
  db: NodePgDatabase,
  member: SessionFacts['member'],
  loginSource = 0,
): Promise<string> {
  const [token = ''] = await buildSessions(db, [{ member, loginSource }]);
  return token;
}
