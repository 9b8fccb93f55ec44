import { normalizeSubject } from '#features/verification/rules/public.ts';
import { inTransaction } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { loginErrors } from '../contract/access-contract.ts';
import type { AccessSettings } from './access-settings.ts';
import { IDENTITY } from './identity-scope.ts';
import { logInMember } from './log-in-member.ts';
import { admitLogin } from './login-guard.ts';
import { findFirstMembership } from './membership-repo.ts';
import { hashPassword, isOutdated, requireTurn, verifyPassword } from './passwords.ts';
import { findPersonByName, hasLoggedInFrom, replacePasswordHash } from './person-repo.ts';
import type { Device } from './session-repo.ts';

export interface PasswordLogin {
  /** User name, phone number or mail address, as typed. */
  userName: string;
  password: string;
  captchaId: string | undefined;
  remember: boolean;
  ip: string;
  device: Device;
  /** The session that is replaced, and whose it is. */
  previous: { tokenHash: string | null; userId: bigint | null };
}

/**
 * Login by name and password. Unknown, invited and frozen accounts with a wrong password are refused with the same words
 * after the same statements and one hash. Throws LOGIN_REFUSED, ACCOUNT_LOCKED, CAPTCHA_NEEDED, NO_ACTIVE_FIRM or
 * PASSWORD_CHECK_BUSY.
 */
export async function logInWithPassword(settings: AccessSettings, login: PasswordLogin): Promise<string> {
  requireTurn();
  const name = normalizeSubject(login.userName);
  const admitted = await admitLogin(settings, {
    name,
    ip: login.ip,
    isKnownDevice: () => isKnownDevice(settings, login, name),
    spendCaptcha: () => spendCaptcha(settings, login, name),
  });
  const person = await checkPassword(settings, login.password, name).catch(async (error: unknown) => {
    await admitted.withdrawn();
    throw error;
  });
  if (!person) throw refuse(loginErrors, 'LOGIN_REFUSED', { data: { captchaNeeded: await admitted.failed() } });
  await admitted.succeeded();
  const { userId, passwordHash } = person;
  const stronger = isOutdated(passwordHash) ? await hashAnew(settings, login.password) : null;
  return inTransaction(settings.database, IDENTITY, 'write', async (db) => {
    const member = await findFirstMembership(db, userId);
    if (!member) throw refuse(loginErrors, 'NO_ACTIVE_FIRM');
    if (stronger) await replacePasswordHash(db, userId, passwordHash, stronger);
    const { remember, device, previous } = login;
    const previousTokenHash = previous.tokenHash;
    return logInMember(db, settings, { member, way: 'password', remember, device, previousTokenHash });
  });
}

/** A hash of today's cost; null when there is no time for it now: the next login will do. */
function hashAnew({ pepper }: AccessSettings, password: string): Promise<string | null> {
  return hashPassword(password, pepper).catch(() => null);
}

/** The person whose password it is; null for a wrong one and for nobody, after the same work. */
async function checkPassword(settings: AccessSettings, password: string, name: string) {
  const person = await inTransaction(settings.database, IDENTITY, 'read', (db) => findPersonByName(db, name));
  const passwordHash = person?.passwordHash ?? null;
  const matches = await verifyPassword(password, passwordHash, settings.pepper);
  return matches && person && passwordHash !== null ? { userId: person.userId, passwordHash } : null;
}

function isKnownDevice(settings: AccessSettings, { ip, previous }: PasswordLogin, name: string): Promise<boolean> {
  return inTransaction(settings.database, IDENTITY, 'read', async (db) => {
    const userId = (await findPersonByName(db, name))?.userId ?? null;
    const cameFromHere = await hasLoggedInFrom(db, userId, ip);
    return cameFromHere || (userId !== null && userId === previous.userId);
  });
}

async function spendCaptcha(settings: AccessSettings, login: PasswordLogin, subject: string): Promise<boolean> {
  const { captchaId, previous } = login;
  if (!captchaId || !previous.tokenHash) return false;
  return settings.proofs.spendCaptcha({ id: captchaId, sessionHash: previous.tokenHash, solvedFor: subject });
}
