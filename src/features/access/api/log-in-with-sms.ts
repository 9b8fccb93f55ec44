import { inTransaction } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { loginErrors } from '../contract/access-contract.ts';
import type { AccessSettings } from './access-settings.ts';
import { IDENTITY } from './identity-scope.ts';
import { logInMember } from './log-in-member.ts';
import { counterKeys, countFailure } from './login-failures.ts';
import { findFirstMembership } from './membership-repo.ts';
import { findPersonByPhone } from './person-repo.ts';
import type { Device } from './session-repo.ts';

export interface SmsLogin {
  phoneNumber: string;
  smsCode: string;
  remember: boolean;
  ip: string;
  device: Device;
  previousTokenHash: string | null;
}

/**
 * Login by phone number and code. A phone without account is refused like a wrong code, after the same statements.
 * Throws SMS_LOGIN_REFUSED or NO_ACTIVE_FIRM.
 */
export async function logInWithSms(settings: AccessSettings, login: SmsLogin): Promise<string> {
  const { phoneNumber, smsCode, remember, device, previousTokenHash } = login;
  const isRight = await settings.proofs.spendLoginCode(phoneNumber, smsCode);
  const person = await inTransaction(settings.database, IDENTITY, 'read', (db) => findPersonByPhone(db, phoneNumber));
  if (!isRight || !person) {
    await countFailure(settings, counterKeys(settings, { name: phoneNumber, ip: login.ip }));
    throw refuse(loginErrors, 'SMS_LOGIN_REFUSED');
  }
  return inTransaction(settings.database, IDENTITY, 'write', async (db) => {
    const member = await findFirstMembership(db, person.userId);
    if (!member) throw refuse(loginErrors, 'NO_ACTIVE_FIRM');
    return logInMember(db, settings, { member, way: 'sms', remember, device, previousTokenHash });
  });
}
