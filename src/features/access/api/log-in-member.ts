import { changeScope, type Db } from '#platform/api/database.ts';
import type { AccessSettings } from './access-settings.ts';
import { openSessionFor } from './open-session.ts';
import { recordLogin } from './person-repo.ts';
import type { Device, SessionMember } from './session-repo.ts';
import { warnOfNewDevice } from './warn-of-new-device.ts';

export interface MemberLogin {
  member: SessionMember;
  way: 'password' | 'sms' | 'link';
  remember: boolean;
  device: Device;
  previousTokenHash: string | null;
}

/**
 * Everything a login does once the person is known to be who they say: first-login flag, warning of a new device, the
 * session, and what other features do at login. Last act of a transaction with the right `identity`, which it gives up.
 */
export async function logInMember(db: Db, settings: AccessSettings, login: MemberLogin): Promise<string> {
  const { member, way, remember, device, previousTokenHash } = login;
  const person = await recordLogin(db, member.userId);
  const firstLogin = person.lastLoginAt === null;
  if (!firstLogin) await warnOfNewDevice(db, settings, { userId: member.userId, ...person }, device);
  const token = await openSessionFor(db, {
    member,
    way,
    remember,
    ...device,
    firstLogin,
    previousTokenHash,
    // A link proves that somebody else vouches; a remembered session is to outlive the moment of its password.
    reauthenticatedAt: way !== 'link' && !remember ? 'now' : null,
  });
  if (previousTokenHash) {
    const { userId, firmId } = member;
    await changeScope(db, { firmId, userId, tokenHash: previousTokenHash });
    await settings.onLogin(db, { firmId, userId, previousTokenHash });
  }
  return token;
}
