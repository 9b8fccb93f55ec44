import { hashPassword } from '#features/access/api/public.ts';
import { spendCode, verificationKeys } from '#features/verification/api/public.ts';
import { inTransaction } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { resetErrors } from '../contract/accounts-contract.ts';
import type { PasswordChange } from '../contract/accounts-schemas.ts';
import { findPerson, findUserId, type Person } from './account-repo.ts';
import { type AccountTools, IDENTITY } from './account-settings.ts';
import { assertPasswordFits } from './assert-password-fits.ts';
import { setPassword } from './set-password.ts';

type Reset = Extract<PasswordChange, { kind: 'reset' }>;

/**
 * New password for somebody who proves phone or mail address by a code (security.md, check 21). Unknown account and
 * wrong code are one answer. Every session ends and none begins: who resets must log in.
 */
export async function resetPassword(tools: AccountTools, reset: Reset): Promise<void> {
  const { channel, account: target, code, newPassword } = reset;
  assertPasswordFits(newPassword, channel === 'sms' ? { phoneNumber: target } : { email: target });
  const binding = { channel, target, purpose: 'reset', code } as const;
  const proved = await spendCode(tools.database, verificationKeys(tools.pepper), binding);
  const person = proved ? await findAccount(tools, channel, target) : null;
  if (!person) throw refuse(resetErrors, 'RESET_REFUSED');
  assertFitsPerson(newPassword, person);
  const passwordHash = await hashPassword(newPassword, tools.pepper);
  await inTransaction(tools.database, IDENTITY, 'write', (db) =>
    setPassword(db, { userId: person.id, firmId: null, passwordHash, way: 'reset' }),
  );
}

const findAccount = ({ database }: AccountTools, channel: Reset['channel'], target: string) =>
  inTransaction(database, IDENTITY, 'read', async (db) => {
    const userId = await findUserId(db, channel === 'sms' ? 'phoneNumber' : 'email', target);
    return userId === null ? null : findPerson(db, userId);
  });

/** What the account knows is compared only once the code was right, and then the code is gone: the words say so. */
function assertFitsPerson(newPassword: string, person: Person): void {
  const message = '密码不能包含您的公司名称、用户名、姓名或其他联系方式；验证码已使用，请换一个密码并重新获取验证码';
  assertPasswordFits(newPassword, person, { message });
}
