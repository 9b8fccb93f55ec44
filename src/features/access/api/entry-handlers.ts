import { signedIn } from '#platform/api/caller.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { jumpErrors, linkErrors } from '../contract/access-contract.ts';
import type { AccessSettings } from './access-settings.ts';
import { keepLinkState } from './entry-cookies.ts';
import { IDENTITY } from './identity-scope.ts';
import { access } from './implement-access.ts';
import { logInMember } from './log-in-member.ts';
import { findFirstMembership, findMembership } from './membership-repo.ts';
import { issueToken, spendToken, type TokenOwner } from './one-time-token-repo.ts';
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
      const { requestId, pushUrl } = input;
      const device = deviceOf(context.scope);
      const previousTokenHash = context.caller.tokenHash;
      const token = await inTransaction(settings.database, IDENTITY, 'write', async (db) => {
        const member = await memberOfLink(db, await spendToken(db, 'login_link', input.token));
        return logInMember(db, settings, { member, way: 'link', remember: false, device, previousTokenHash });
      });
      rememberSession(token, false);
      keepLinkState({ requestId, pushUrl });
      return { token: tokenForClient(context.scope.headers, token), visitor: false };
    }),
  };
}

/** Unknown, used and expired links, and those of frozen people, are one refusal. */
async function memberOfLink(db: Db, owner: TokenOwner | null) {
  if (!owner) throw refuse(linkErrors, 'LINK_REFUSED');
  const { userId, membershipId } = owner;
  const member =
    membershipId === null ? await findFirstMembership(db, userId) : await findMembership(db, userId, membershipId);
  if (!member) throw refuse(linkErrors, 'LINK_REFUSED');
  return member;
}
