import { eq } from 'drizzle-orm';
import { type FirmSettings, firms } from '#features/organisation/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { maskEmail, maskPhone } from '#platform/shared/mask.ts';
import type { UserInfo } from '../contract/access-schemas.ts';
import { memberships, users } from './access-tables.ts';

/** User info of specification 3, of the caller in the current firm. */
export async function readUserInfo(db: Db, caller: SignedInCaller): Promise<UserInfo | null> {
  const [row] = await db
    .select({ user: users, member: memberships, firm: firms })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(firms, eq(firms.id, memberships.firmId))
    .where(eq(memberships.userId, caller.userId));
  if (!row) return null;
  const { user, member, firm } = row;
  return {
    userId: String(user.id),
    userCode: user.userCode,
    userName: user.userName,
    realName: user.realName,
    phoneNumber: user.phoneNumber && maskPhone(user.phoneNumber),
    email: user.email && maskEmail(user.email),
    participantId: String(member.id),
    participantExtendType: member.participantExtendType,
    sellerCode: member.sellerCode,
    customerCode: firm.customerCode,
    firmId: String(firm.id),
    firmCustomerId: String(firm.id),
    firmName: firm.name,
    firmShortName: firm.shortName,
    firmType: firm.firmType === 'group' ? 'group' : 'company',
    levelCode: firm.levelCode,
    logoUrl: firm.logoUrl,
    themeColor: firm.themeColor,
    firmChannel: 0,
    loginSource: 0,
    permissions: [...caller.permissions].sort(),
  };
}

/** Switches of the firm, off unless set (specification 3, specialConfig). */
export async function readSpecialConfig(db: Db, caller: SignedInCaller) {
  const [row] = await db.select({ settings: firms.settings }).from(firms).where(eq(firms.id, caller.firmId));
  const settings: FirmSettings = row?.settings ?? {};
  return {
    phoneVersionSwitch: settings.phoneVersionSwitch ?? ('0' as const),
    customerServiceSwitch: settings.customerServiceSwitch ?? ('0' as const),
  };
}
