import { markReauthenticated } from '#features/access/api/public.ts';
import { isSignedIn, signedIn } from '#platform/api/caller.ts';
import { inTransaction } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { log } from '#platform/api/log.ts';
import { refuse } from '#platform/api/refuse.ts';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import { identityRefusal } from '#platform/shared/identity-refusal.ts';
import { maskEmail, maskPhone } from '#platform/shared/mask.ts';
import { accountsContract, companyErrors } from '../contract/accounts-contract.ts';
import { findUserId } from './account-repo.ts';
import { type AccountSettings, type AccountTools, IDENTITY } from './account-settings.ts';
import { createActLimits } from './act-limits.ts';
import { acceptInvitation, activateAccount, showInvitation } from './answer-invitation.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { proveSecret } from './prove-secret.ts';
import { registerFirm } from './register-firm.ts';
import { resetPassword } from './reset-password.ts';
import { resendInvitation } from './send-invitation.ts';

const accounts = implementFeature(accountsContract);

export function createAccountHandlers(settings: AccountSettings) {
  const tools: AccountTools = { ...settings, limits: createActLimits(settings.database.pool) };
  return { ...oracleFreeHandlers, ...invitationHandlers(tools), ...passwordHandlers(tools), ...companyHandlers(tools) };
}

/** Calls that must not tell strangers who has an account (docs/decisions/0011-no-account-oracle.md). */
const oracleFreeHandlers = {
  /**
   * Truthful for user administrators, and only about their own firm: row-level security shows them nobody else. All
   * others get one answer whatever they ask; whether a name is free is told when it is used, to somebody who has proved
   * a phone or a mail address by then.
   */
  checkDup: accounts.checkDup.handler(async ({ input, context }) => {
    const { caller, db } = context;
    if (!isSignedIn(caller) || !caller.permissions.has('USER_MANAGEMENT')) return { duplicate: false };
    return { duplicate: (await findUserId(db, input.type, input.value)) !== null };
  }),
  existence: accounts.existence.handler(({ input: { account } }) =>
    account.includes('@')
      ? { channel: 'mail' as const, sentTo: maskEmail(account) }
      : { channel: 'sms' as const, sentTo: maskPhone(account) },
  ),
};

function invitationHandlers(tools: AccountTools) {
  return {
    showInvitation: accounts.showInvitation.handler(({ input }) => showInvitation(tools, input.code)),
    acceptInvitation: accounts.acceptInvitation.handler(async ({ input }) => {
      await acceptInvitation(tools, input.code);
      return {};
    }),
    resendInvitation: accounts.resendInvitation.handler(async ({ input }) => {
      await resendInvitation(tools, input.code);
      return {};
    }),
  };
}

function passwordHandlers(tools: AccountTools) {
  const checkSecret = accounts.checkSecret.handler(async ({ input, context }) => {
    const caller = signedIn(context.caller);
    await proveSecret(tools, caller, input.password);
    const { tokenHash } = caller;
    if (tokenHash) await inTransaction(tools.database, IDENTITY, 'write', (db) => markReauthenticated(db, tokenHash));
    return {};
  });
  const modifyPassword = accounts.modifyPassword.handler(async ({ input, context }) => {
    const { caller, scope } = context;
    // A procurement system's session acts for a person whom that system, not a password, has let in.
    if (caller.loginSource === 3)
      throw refuse(commonErrors, 'IDENTITY_REFUSED', { message: identityRefusal('punchout') });
    if (input.kind === 'reset') await resetPassword(tools, input);
    else if (input.kind === 'activation') await activateAccount(tools, input.invitationCode, input.newPassword);
    else if (!isSignedIn(caller)) throw refuse(commonErrors, 'UNAUTHORIZED');
    else return { token: await changeOwnPassword(tools, caller, input, scope) };
    return { token: '' };
  });
  return { checkSecret, modifyPassword };
}

function companyHandlers(tools: AccountTools) {
  const queryCompanies = accounts.queryCompanies.handler(async ({ input, context }) => {
    const allowed = await tools.limits.lookup.take(context.scope.ip);
    if (!allowed) throw refuse(commonErrors, 'TOO_MANY_REQUESTS');
    try {
      return await tools.companies.search(input.keyword);
    } catch (err) {
      log.warn({ err }, 'company registry not reached');
      throw refuse(companyErrors, 'COMPANY_LOOKUP_DOWN');
    }
  });
  const register = accounts.register.handler(({ input, context }) => registerFirm(tools, input, context.scope.ip));
  return { queryCompanies, register };
}
