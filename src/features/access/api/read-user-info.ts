import { eq, getViewSelectedFields } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { FirmSettings } from '#features/organisation/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { UserInfo } from '../contract/access-schemas.ts';
import { scenarioOf } from '../rules/identity-of.ts';
import { shownPerson } from '../rules/shown-person.ts';
import { memberships, sessions, users } from './access-tables.ts';

/** User info of specification 3, of the caller in the current firm. */
export async function readUserInfo(db: Db, caller: SignedInCaller): Promise<UserInfo | null> {
  const [row] = await db
    .select({
      user: users,
      member: memberships,
      firm: getViewSelectedFields(firmsView),
      firstLogin: sessions.firstLogin,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(firmsView, eq(firmsView.id, memberships.firmId))
    .leftJoin(sessions, eq(sessions.tokenHash, caller.tokenHash ?? ''))
    .where(eq(memberships.userId, caller.userId));
  if (!row) return null;
  const { user, member, firm } = row;
  return {
    ...presentPerson(user),
    ...presentPlace(member),
    ...presentFirm(firm),
    loginSource: caller.loginSource,
    scenarioCode: scenarioOf({ firmChannel: firm.firmChannel, loginSource: caller.loginSource }),
    firstLogin: row.firstLogin ?? false,
    permissions: [...caller.permissions].sort(),
  };
}

function presentPerson(user: typeof users.$inferSelect) {
  return {
    userId: String(user.id),
    userCode: user.userCode,
    ...shownPerson(user),
    regType: user.regType,
  };
}

function presentPlace(member: typeof memberships.$inferSelect) {
  return {
    participantId: String(member.id),
    participantExtendType: member.participantExtendType,
    sellerCode: member.sellerCode,
    contactCode: member.contactCode,
    amountLimit: member.amountLimit === null ? null : formatAmount(member.amountLimit),
  };
}

function presentFirm(firm: typeof firmsView.$inferSelect) {
  return {
    customerCode: firm.customerCode,
    mainCustomerCode: firm.mainCustomerCode,
    r3Code: firm.r3Code,
    customerId: String(firm.id),
    firmId: String(firm.id),
    firmCustomerId: String(firm.id),
    firmName: firm.name,
    firmShortName: firm.shortName,
    firmType: firm.firmType as UserInfo['firmType'],
    firmChannel: firm.firmChannel,
    quotationSwitch: firm.settings.quotationSwitch ?? true,
    costSwitch: firm.settings.costSwitch ?? false,
    freeShipping: firm.settings.freeShipping ?? false,
    levelCode: firm.levelCode,
    /** Members have the level of their firm; there is no level of persons. */
    memberLevel: firm.levelCode,
    logoUrl: firm.logoUrl,
    themeColor: firm.themeColor,
  };
}

/** Switches of the firm, off unless set (specification 3, specialConfig). */
export async function readSpecialConfig(db: Db, caller: SignedInCaller) {
  const [row] = await db
    .select({ settings: firmsView.settings })
    .from(firmsView)
    .where(eq(firmsView.id, caller.firmId));
  const settings: FirmSettings = row?.settings ?? {};
  return {
    phoneVersionSwitch: settings.phoneVersionSwitch ?? ('0' as const),
    customerServiceSwitch: settings.customerServiceSwitch ?? ('0' as const),
  };
}
