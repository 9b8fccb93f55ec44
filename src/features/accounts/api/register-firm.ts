import { randomInt } from 'node:crypto';
import { CREDIT_CODE_MESSAGES, creditCodeFault } from '#business/tax-numbers/rules/public.ts';
import { hashPassword, insertMember, insertPerson } from '#features/access/api/public.ts';
import { ROLE_TEMPLATES } from '#features/access/rules/public.ts';
import { insertFirm, insertTemplateRoles } from '#features/organisation/api/public.ts';
import { spendCode, verificationKeys } from '#features/verification/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { maskEmail } from '#platform/shared/mask.ts';
import { registrationErrors } from '../contract/accounts-contract.ts';
import type { Registered, Registration } from '../contract/accounts-schemas.ts';
import { shortFirmName } from '../rules/firm-names.ts';
import { findUserId } from './account-repo.ts';
import { type AccountTools, IDENTITY } from './account-settings.ts';
import { assertCompanyMatches } from './assert-company-matches.ts';
import { assertPasswordFits } from './assert-password-fits.ts';
import { sendMailTakenNotice, sendWelcome } from './welcome-mails.ts';

/**
 * Opens a company's account with its first administrator. Everything that can be put right by typing is checked before
 * the code is used up; what is told afterwards – this phone, this company has an account – is told to somebody who
 * paid for the answer with a code to their own phone. Firm, roles, person and mail are one transaction: sent twice, the
 * second one is refused and nothing is half made.
 */
export async function registerFirm(tools: AccountTools, input: Registration, ip: string): Promise<Registered> {
  const fault = creditCodeFault(input.creditCode);
  if (fault) throw refuse(registrationErrors, 'CREDIT_CODE_WRONG', { message: CREDIT_CODE_MESSAGES[fault] });
  const { phoneNumber, email, contactName: realName, companyName } = input;
  assertPasswordFits(input.password, { phoneNumber, email, realName, firmNames: [companyName] });
  await assertCompanyMatches(tools, input, ip);
  const binding = { channel: 'sms', target: phoneNumber, purpose: 'register', code: input.smsCode } as const;
  if (!(await spendCode(tools.database, verificationKeys(tools.pepper), binding))) {
    throw refuse(registrationErrors, 'REGISTRATION_CODE_REFUSED');
  }
  const passwordHash = await hashPassword(input.password, tools.pepper);
  return inTransaction(tools.database, IDENTITY, 'write', (db) => writeFirm(tools, db, input, passwordHash));
}

async function writeFirm(tools: AccountTools, db: Db, input: Registration, passwordHash: string): Promise<Registered> {
  const { companyName: name, creditCode, phoneNumber, email, contactName: realName, sc } = input;
  if (await findUserId(db, 'phoneNumber', phoneNumber)) throw refuse(registrationErrors, 'PHONE_REGISTERED');
  const firm = await insertFirm(db, { name, shortName: shortFirmName(name), creditCode, salesCode: sc });
  if (!firm) throw refuse(registrationErrors, 'COMPANY_REGISTERED');
  // Nobody proved the mail address: if it belongs to an account, only its owner learns of that, by mail.
  const mailTaken = (await findUserId(db, 'email', email)) !== null;
  const userName = await freeUserName(db, phoneNumber);
  const person = { userName, realName, phoneNumber, email: mailTaken ? null : email, passwordHash };
  const userId = await insertPerson(db, person);
  if (userId === null) throw refuse(registrationErrors, 'PHONE_REGISTERED');
  const roleId = (await insertTemplateRoles(db, firm.id, ROLE_TEMPLATES)).get('管理员');
  if (roleId === undefined) throw new Error('no administrator among the role templates');
  await insertMember(db, { firmId: firm.id, userId, roleId });
  const facts = { to: email, realName, firmName: name, userName, origin: tools.origin };
  await (mailTaken ? sendMailTakenNotice : sendWelcome)(db, tools.messages, facts);
  await writeAudit(
    db,
    { firmId: firm.id, userId },
    { action: 'firm.registered', objectType: 'firm', objectId: String(firm.id), after: { name, creditCode, sc } },
  );
  return { firmName: name, customerCode: firm.customerCode, userName, email: maskEmail(email) };
}

/** People log in by their phone number; where somebody took it as a name, a few digits tell the two apart. */
async function freeUserName(db: Db, phoneNumber: string): Promise<string> {
  const taken = await findUserId(db, 'userName', phoneNumber);
  return taken === null ? phoneNumber : `${phoneNumber}_${randomInt(1_000, 10_000)}`;
}
