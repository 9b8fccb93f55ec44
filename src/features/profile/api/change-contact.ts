import { lockPerson, updatePerson, wasReauthenticated } from '#features/access/api/public.ts';
import { spendCode, type VerificationKeys } from '#features/verification/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { Messages } from '#platform/api/messages.ts';
import { refuse } from '#platform/api/refuse.ts';
import { hasSqlState } from '#platform/api/sql-state.ts';
import { maskEmail, maskPhone } from '#platform/shared/mask.ts';
import { contactErrors, type PersonalProfile } from '../contract/personal-contract.ts';
import { readPersonalProfile } from './read-personal-profile.ts';

/** What a change of phone or mail address needs beside the call. */
export interface ContactTools {
  database: Database;
  keys: VerificationKeys;
  messages: Messages;
}

/** What differs between the two kinds of contact. */
interface ContactKind {
  field: 'phoneNumber' | 'email';
  channel: 'sms' | 'mail';
  purpose: 'change_phone' | 'change_mail';
  action: 'phone.changed' | 'mail.changed';
  taken: 'PHONE_TAKEN' | 'MAIL_TAKEN';
  mask: (value: string) => string;
  /** Tells the owner of the former contact: whoever did not ask for the change learns of it. */
  notify: (messages: Messages, db: Db, former: string, shownNew: string) => Promise<void>;
}

const PHONE: ContactKind = {
  field: 'phoneNumber',
  channel: 'sms',
  purpose: 'change_phone',
  action: 'phone.changed',
  taken: 'PHONE_TAKEN',
  mask: maskPhone,
  notify: (messages, db, former, shownNew) =>
    messages.sms(db, {
      phoneNumber: former,
      template: 'phone_changed',
      params: { phone: shownNew },
      text: `您的登录手机号已更换为 ${shownNew}。如非本人操作，请立即修改密码并联系客服。`,
    }),
};

const MAIL: ContactKind = {
  field: 'email',
  channel: 'mail',
  purpose: 'change_mail',
  action: 'mail.changed',
  taken: 'MAIL_TAKEN',
  mask: maskEmail,
  notify: (messages, db, former, shownNew) =>
    messages.mail(db, {
      to: former,
      subject: '您的登录邮箱已更换',
      text: `您的登录邮箱已更换为 ${shownNew}。\n\n如非本人操作，请立即修改密码并联系客服。`,
    }),
};

export interface NewContact {
  value: string;
  code: string;
}

export const changePhone = (tools: ContactTools, caller: SignedInCaller, contact: NewContact) =>
  changeContact(PHONE, tools, caller, contact);

export const changeMail = (tools: ContactTools, caller: SignedInCaller, contact: NewContact) =>
  changeContact(MAIL, tools, caller, contact);

/**
 * Gives the caller another phone or mail address to log in with: only shortly after the password was proven, and only
 * one whose owner read the code sent there. Whether it belongs to somebody else already is told to nobody but its owner.
 */
async function changeContact(
  kind: ContactKind,
  { database, keys, messages }: ContactTools,
  caller: SignedInCaller,
  { value, code }: NewContact,
): Promise<PersonalProfile> {
  const proven = await inTransaction(database, caller, 'read', (db) => wasReauthenticated(db, caller.tokenHash ?? ''));
  if (!proven) throw refuse(contactErrors, 'PASSWORD_NOT_CONFIRMED');
  const given = { channel: kind.channel, target: value, purpose: kind.purpose, code };
  if (!(await spendCode(database, keys, given))) throw refuse(contactErrors, 'CONTACT_CODE_REFUSED');
  return inTransaction(database, caller, 'write', async (db) => {
    const former = (await lockPerson(db, caller.userId))[kind.field];
    // Of two changes at once the database lets one pass.
    await updatePerson(db, caller.userId, { [kind.field]: value }).catch((error: unknown) => {
      throw hasSqlState(error, '23505') ? refuse(contactErrors, kind.taken) : error;
    });
    if (former !== value) await record(kind, { db, messages, caller }, former, value);
    return readPersonalProfile(db, caller);
  });
}

async function record(
  { action, mask, notify }: ContactKind,
  { db, messages, caller }: { db: Db; messages: Messages; caller: SignedInCaller },
  former: string | null,
  value: string,
): Promise<void> {
  const [before, after] = [former && mask(former), mask(value)];
  await writeAudit(db, caller, { action, objectType: 'user', objectId: String(caller.userId), before, after });
  if (former) await notify(messages, db, former, after);
}
