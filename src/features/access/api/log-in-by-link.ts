import { type Caller, isSignedIn } from '#platform/api/caller.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { linkErrors } from '../contract/access-contract.ts';
import type { AccessSettings } from './access-settings.ts';
import { nameAccount } from './account-name-repo.ts';
import { IDENTITY } from './identity-scope.ts';
import { logInMember } from './log-in-member.ts';
import { findFirstMembership, findMembership } from './membership-repo.ts';
import { findTokenOwner, spendToken, type TokenOwner } from './one-time-token-repo.ts';
import type { Device, SessionMember } from './session-repo.ts';

const PURPOSE = 'login_link';

export interface LinkLogin {
  /** One-time code out of the link. */
  token: string;
  /** Participant whose session the person has agreed to end; undefined where nobody was asked. */
  replaces: string | undefined;
  device: Device;
}

/**
 * Opens a session by a login link and ends the one before. A session of somebody else is not ended unasked: whoever sends
 * a link would otherwise decide as whom the reader goes on. Asking does not use the link up. Returns the token.
 */
export function logInByLink(settings: AccessSettings, caller: Caller, login: LinkLogin): Promise<string> {
  const { token, replaces, device } = login;
  return inTransaction(settings.database, IDENTITY, 'write', async (db) => {
    const member = await memberOfLink(db, await findTokenOwner(db, PURPOSE, token));
    await askBeforeReplacing(db, caller, member, replaces);
    if (!(await spendToken(db, PURPOSE, token))) throw refuse(linkErrors, 'LINK_REFUSED');
    const previousTokenHash = caller.tokenHash;
    return logInMember(db, settings, { member, way: 'link', remember: false, device, previousTokenHash });
  });
}

/** Unknown, used and expired links, and those of frozen people, are one refusal. */
async function memberOfLink(db: Db, owner: TokenOwner | null): Promise<SessionMember> {
  if (!owner) throw refuse(linkErrors, 'LINK_REFUSED');
  const { userId, membershipId } = owner;
  const member =
    membershipId === null ? await findFirstMembership(db, userId) : await findMembership(db, userId, membershipId);
  if (!member) throw refuse(linkErrors, 'LINK_REFUSED');
  return member;
}

/** Visitors have nothing to lose, and the same person stays who they are; the answer counts for the one who was named. */
async function askBeforeReplacing(db: Db, caller: Caller, member: SessionMember, replaces: string | undefined) {
  if (!isSignedIn(caller) || caller.userId === member.userId || replaces === String(caller.memberId)) return;
  const current = await nameAccount(db, caller.memberId);
  const next = await nameAccount(db, member.membershipId);
  throw refuse(linkErrors, 'LINK_REPLACES', { data: { current, next } });
}
