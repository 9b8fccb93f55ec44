import { eq } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { FirmSettings } from '#features/organisation/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { compiledSelect } from '#platform/api/compiled-statement.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { UserInfo } from '../contract/access-schemas.ts';
import { scenarioOf } from '../rules/identity-of.ts';
import { shownPerson } from '../rules/shown-person.ts';
import { memberships, sessions, users } from './access-tables.ts';

const PERSON = {
  userId: users.id,
  userCode: users.userCode,
  userName: users.userName,
  realName: users.realName,
  nickName: users.nickName,
  avatarUrl: users.avatarUrl,
  phoneNumber: users.phoneNumber,
  email: users.email,
  subscribePromotion: users.subscribePromotion,
  regType: users.regType,
};

const PLACE = {
  memberId: memberships.id,
  participantExtendType: memberships.participantExtendType,
  sellerCode: memberships.sellerCode,
  contactCode: memberships.contactCode,
  amountLimit: memberships.amountLimit,
};

const FIRM = {
  firmId: firmsView.id,
  customerCode: firmsView.customerCode,
  mainCustomerCode: firmsView.mainCustomerCode,
  r3Code: firmsView.r3Code,
  firmName: firmsView.name,
  firmShortName: firmsView.shortName,
  firmType: firmsView.firmType,
  firmChannel: firmsView.firmChannel,
  levelCode: firmsView.levelCode,
  logoUrl: firmsView.logoUrl,
  themeColor: firmsView.themeColor,
  settings: firmsView.settings,
};

const userInfoOf = compiledSelect<{ userId: bigint; tokenHash: string }>()((db, given) =>
  db
    .select({ ...PERSON, ...PLACE, ...FIRM, firstLogin: sessions.firstLogin })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(firmsView, eq(firmsView.id, memberships.firmId))
    .leftJoin(sessions, eq(sessions.tokenHash, given.tokenHash))
    .where(eq(memberships.userId, given.userId)),
);
type Row = Awaited<ReturnType<typeof userInfoOf>>[number];

/** User info of specification 3, of the caller in the current firm. */
export async function readUserInfo(db: Db, caller: SignedInCaller): Promise<UserInfo | null> {
  const [row] = await userInfoOf(db, { userId: caller.userId, tokenHash: caller.tokenHash ?? '' });
  if (!row) return null;
  return {
    ...presentPerson(row),
    ...presentPlace(row),
    ...presentFirm(row),
    loginSource: caller.loginSource,
    scenarioCode: scenarioOf({ firmChannel: row.firmChannel, loginSource: caller.loginSource }),
    firstLogin: row.firstLogin ?? false,
    permissions: [...caller.permissions].sort(),
  };
}

function presentPerson(row: Row) {
  const { userName, realName, nickName, avatarUrl, phoneNumber, email, subscribePromotion } = row;
  return {
    userId: String(row.userId),
    userCode: row.userCode,
    ...shownPerson({ userName, realName, nickName, avatarUrl, phoneNumber, email, subscribePromotion }),
    regType: row.regType,
  };
}

function presentPlace(member: Row) {
  return {
    participantId: String(member.memberId),
    participantExtendType: member.participantExtendType,
    sellerCode: member.sellerCode,
    contactCode: member.contactCode,
    amountLimit: member.amountLimit === null ? null : formatAmount(member.amountLimit),
  };
}

function presentFirm(firm: Row) {
  return {
    customerCode: firm.customerCode,
    mainCustomerCode: firm.mainCustomerCode,
    r3Code: firm.r3Code,
    customerId: String(firm.firmId),
    firmId: String(firm.firmId),
    firmCustomerId: String(firm.firmId),
    firmName: firm.firmName,
    firmShortName: firm.firmShortName,
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

const settingsOf = compiledSelect<{ firmId: bigint }>()((db, given) =>
  db.select({ settings: firmsView.settings }).from(firmsView).where(eq(firmsView.id, given.firmId)),
);

/** Switches of the firm, off unless set (specification 3, specialConfig). */
export async function readSpecialConfig(db: Db, { firmId }: SignedInCaller) {
  const [row] = await settingsOf(db, { firmId });
  const settings: FirmSettings = row?.settings ?? {};
  return {
    phoneVersionSwitch: settings.phoneVersionSwitch ?? ('0' as const),
    customerServiceSwitch: settings.customerServiceSwitch ?? ('0' as const),
  };
}
