import { and, asc, eq } from 'drizzle-orm';
import { membershipRoles, users } from '#features/access/api/public.ts';
import { firms, roles } from '#features/organisation/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { maskEmail, maskPhone } from '#platform/shared/mask.ts';
import type { PersonalProfile } from '../contract/personal-contract.ts';
import { IDENTITY_WORDS } from '../rules/identity-words.ts';

/** The caller's own account, in the firm the session is for. */
export async function readPersonalProfile(db: Db, caller: SignedInCaller): Promise<PersonalProfile> {
  const [row] = await db
    .select({ user: users, firmName: firms.name, customerCode: firms.customerCode })
    .from(users)
    .innerJoin(firms, eq(firms.id, caller.firmId))
    .where(eq(users.id, caller.userId));
  if (!row) throw notFound('账号');
  const { user, firmName, customerCode } = row;
  return {
    userName: user.userName,
    realName: user.realName,
    nickName: user.nickName,
    avatarUrl: user.avatarUrl,
    phoneNumber: user.phoneNumber && maskPhone(user.phoneNumber),
    email: user.email && maskEmail(user.email),
    subscribePromotion: user.subscribePromotion,
    firmName,
    customerCode,
    roles: await readRoleNames(db, caller),
    identity: IDENTITY_WORDS[caller.identity],
    passwordChangedAt: user.passwordChangedAt?.toISOString() ?? null,
  };
}

async function readRoleNames(db: Db, { firmId, memberId }: SignedInCaller): Promise<string[]> {
  const rows = await db
    .select({ name: roles.name })
    .from(membershipRoles)
    .innerJoin(roles, and(eq(roles.firmId, firmId), eq(roles.id, membershipRoles.roleId)))
    .where(and(eq(membershipRoles.firmId, firmId), eq(membershipRoles.membershipId, memberId)))
    .orderBy(asc(roles.id));
  return rows.map((row) => row.name);
}
