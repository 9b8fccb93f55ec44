import { signedIn } from '#platform/api/caller.ts';
import { inTransaction } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { jumpErrors } from '../contract/access-contract.ts';
import type { AccessSettings } from './access-settings.ts';
import { keepLinkState } from './entry-cookies.ts';
import { IDENTITY } from './identity-scope.ts';
import { access } from './implement-access.ts';
import { logInByLink } from './log-in-by-link.ts';
import { issueToken } from './one-time-token-repo.ts';
import { readAlreadyLoggedIn } from './read-already-logged-in.ts';
import { rememberSession, tokenForClient } from './session-cookies.ts';
import { deviceOf } from './session-device.ts';

/** Ways between this shop and others: what logins are offered, the personal edition, login by link. */
export function createEntryHandlers(settings: AccessSettings) {
  const supportOfficial = settings.personalSite ? (1 as const) : (0 as const);
  const offered = { supportOfficial, supportEnterprise: 1 as const };

  return {
    loginPre: access.loginPre.handler(() => offered),

    alrLoginPre: access.alrLoginPre.handler(async ({ context }) => ({
      ...offered,
      ...(await readAlreadyLoggedIn(context.db, context.caller)),
    })),

    jumpLogin: access.jumpLogin.handler(async ({ context }) => {
      if (!settings.personalSite) throw refuse(jumpErrors, 'JUMP_UNAVAILABLE');
      const { userId, memberId } = signedIn(context.caller);
      const owner = { userId, membershipId: memberId };
      const token = await inTransaction(settings.database, IDENTITY, 'write', (db) => issueToken(db, 'jump', owner));
      const url = new URL(settings.personalSite);
      url.searchParams.set('token', token);
      return { url: url.href };
    }),

    thirdParty: access.thirdParty.handler(async ({ input, context }) => {
      const { requestId, pushUrl, replaces } = input;
      const link = { token: input.token, replaces, device: deviceOf(context.scope) };
      const token = await logInByLink(settings, context.caller, link);
      rememberSession(token, false);
      keepLinkState({ requestId, pushUrl });
      return { token: tokenForClient(context.scope.headers, token), visitor: false };
    }),
  };
}
