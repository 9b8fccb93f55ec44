import { and, asc, eq, getViewSelectedFields } from 'drizzle-orm';
import { membershipRolesView, usersView } from '#features/access/api/access-views.ts';
import { shownPerson } from '#features/access/rules/public.ts';
import { firmsView, rolesView } from '#features/organisation/api/organisation-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import type { PersonalProfile } from '../contract/personal-contract.ts';
import { IDENTITY_WORDS } from '../rules/identity-words.ts';

/** The caller's own account, in the firm the session is for. */
export async function readPersonalProfile(db: Db, caller: SignedInCaller): Promise<PersonalProfile> {
  const [row] = await db
    .select({ user: getViewSelectedFields(usersView), firmName: firmsView.name, customerCode: firmsView.customerCode })
    .from(usersView)
    .innerJoin(firmsView, eq(firmsView.id, caller.firmId))
    .where(eq(usersView.id, caller.userId));
  if (!row) throw notFound('账号');
  const { user, firmName, customerCode } = row;
  return {
    ...shownPerson(user),
    firmName,
    customerCode,
    roles: await readRoleNames(db, caller),
    identity: IDENTITY_WORDS[caller.identity],
    passwordChangedAt: user.passwordChangedAt?.toISOString() ?? null,
  };
}

async function readRoleNames(db: Db, { firmId, memberId }: SignedInCaller): Promise<string[]> {
  const rows = await db
    .select({ name: rolesView.name })
    .from(membershipRolesView)
    .innerJoin(rolesView, and(eq(rolesView.firmId, firmId), eq(rolesView.id, membershipRolesView.roleId)))
    .where(and(eq(membershipRolesView.firmId, firmId), eq(membershipRolesView.membershipId, memberId)))
    .orderBy(asc(rolesView.id));
  return rows.map((row) => row.name);
}
