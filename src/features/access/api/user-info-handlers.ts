import { isSignedIn, signedIn } from '#platform/api/caller.ts';
import { notFound } from '#platform/api/refuse.ts';
import { ACCOUNT_ENUMS } from '../rules/account-enums.ts';
import { forgetObsoleteCookies } from './entry-cookies.ts';
import { access } from './implement-access.ts';
import { readCustomerCode } from './read-customer-code.ts';
import { readSpecialConfig, readUserInfo } from './read-user-info.ts';

const enums = Object.fromEntries(
  Object.entries(ACCOUNT_ENUMS).map(([name, labels]) => [
    name,
    Object.entries(labels).map(([value, label]) => ({ value, label })),
  ]),
);

/** Who the caller is and what the firm has set. */
export const userInfoHandlers = {
  info: access.info.handler(async ({ context }) => {
    const info = await readUserInfo(context.db, signedIn(context.caller));
    if (!info) throw notFound('用户');
    forgetObsoleteCookies(context.scope.headers);
    return info;
  }),
  authList: access.authList.handler(({ context }) =>
    [...context.caller.permissions].sort().map((perms) => ({ perms })),
  ),
  currentParticipant: access.currentParticipant.handler(({ context }) => ({
    participantId: isSignedIn(context.caller) ? String(context.caller.memberId) : null,
  })),
  specialConfig: access.specialConfig.handler(({ context }) => readSpecialConfig(context.db, signedIn(context.caller))),
  commonEnums: access.commonEnums.handler(() => enums),
  queryCrmCustomerCode: access.queryCrmCustomerCode.handler(async ({ context }) => {
    const firm = await readCustomerCode(context.db, signedIn(context.caller).firmId);
    if (!firm) throw notFound('公司');
    return firm;
  }),
};
