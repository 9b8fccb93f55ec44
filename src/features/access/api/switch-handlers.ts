import { normalizeSubject } from '#features/verification/rules/public.ts';
import { type SignedInCaller, signedIn } from '#platform/api/caller.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { switchErrors } from '../contract/access-contract.ts';
import type { SwitchableAccount } from '../contract/access-schemas.ts';
import { IDENTITY } from './identity-scope.ts';
import { access } from './implement-access.ts';
import { findMembership, listPlaces } from './membership-repo.ts';
import { openSessionFor } from './open-session.ts';
import { findSessionToContinue } from './own-session-repo.ts';
import { isMailOf } from './person-repo.ts';
import { rememberSession, tokenForClient } from './session-cookies.ts';
import { deviceOf } from './session-device.ts';
import type { Device } from './session-repo.ts';

/** People with more than one firm: which there are, and the change to another. */
export const switchHandlers = {
  switchInfo: access.switchInfo.handler(({ context }) => listAccounts(context.database, signedIn(context.caller))),

  /** Answers for the caller's own address only; whose address it is otherwise, nobody learns here. */
  getSwitchInfoByEmail: access.getSwitchInfoByEmail.handler(async ({ input, context }) => {
    const caller = signedIn(context.caller);
    const email = normalizeSubject(input.email);
    const isOwn = await inTransaction(context.database, caller, 'read', (db) => isMailOf(db, caller.userId, email));
    return isOwn ? listAccounts(context.database, caller) : [];
  }),

  switchLogin: access.switchLogin.handler(async ({ input, context }) => {
    const { headers } = context.scope;
    const caller = signedIn(context.caller);
    const device = deviceOf(context.scope);
    const opened = await switchFirm(context.database, caller, BigInt(input.firmParticipantId), device);
    rememberSession(opened.token, opened.remember);
    return { token: tokenForClient(headers, opened.token), visitor: false };
  }),
};

/** A procurement system's session stays in the firm it came for and does not learn of others. */
async function listAccounts(database: Database, caller: SignedInCaller): Promise<SwitchableAccount[]> {
  const places = await inTransaction(database, IDENTITY, 'read', (db) => listPlaces(db, caller.userId));
  return places
    .map(({ membershipId, firmType, ...firm }) => ({
      ...firm,
      firmParticipantId: String(membershipId),
      firmType: firmType as SwitchableAccount['firmType'],
      current: membershipId === caller.memberId,
    }))
    .filter((account) => account.current || caller.identity !== 'punchout');
}

/**
 * Goes on in another firm with a new session that lives no longer than the old one, which ends. A change of firm is no
 * proof of who sits there: the moment of the last password travels along.
 */
async function switchFirm(database: Database, caller: SignedInCaller, membershipId: bigint, device: Device) {
  return inTransaction(database, IDENTITY, 'write', async (db) => {
    const previousTokenHash = caller.tokenHash;
    const before = previousTokenHash === null ? null : await findSessionToContinue(db, previousTokenHash);
    const member = await findMembership(db, caller.userId, membershipId);
    if (!member || !before) throw refuse(switchErrors, 'SWITCH_REFUSED');
    const token = await openSessionFor(db, { ...before, ...device, member, way: 'switch', previousTokenHash });
    return { token, remember: before.remember };
  });
}
