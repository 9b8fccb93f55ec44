import { writeAudit } from '#platform/api/audit.ts';
import { type SignedInCaller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import type { BillMailAction } from '../contract/audit-words.ts';
import { type BillMail, billMailContract } from '../contract/bill-mail-contract.ts';
import { mailErrors } from '../contract/statement-errors.ts';
import {
  countMails,
  deleteMail,
  type MailFields as Fields,
  insertMail,
  isMailTaken,
  readBillMails,
  updateMail,
} from './bill-mail-repo.ts';

const MOST_MAILS = 20;

const present = async (db: Db, { firmId }: SignedInCaller): Promise<BillMail[]> =>
  (await readBillMails(db, firmId)).map(({ id, firmId: _, createdAt, ...mail }) => ({
    id: String(id),
    ...mail,
    createdAt: createdAt.toISOString(),
  }));

const folded = ({ email, ...fields }: Fields): Fields => ({ ...fields, email: email.toLowerCase() });

async function assertFree(db: Db, firmId: bigint, email: string, but: bigint | null): Promise<void> {
  if (await isMailTaken(db, firmId, email, but)) throw refuse(mailErrors, 'BILL_MAIL_TAKEN');
}

const audit = (db: Db, caller: SignedInCaller, action: BillMailAction, email: string) =>
  writeAudit(db, caller, { action, objectType: 'bill_mail', objectId: email });

async function addMail(db: Db, caller: SignedInCaller, fields: Fields): Promise<BillMail[]> {
  const { firmId } = caller;
  const mail = folded(fields);
  await assertFree(db, firmId, mail.email, null);
  if ((await countMails(db, firmId)) >= MOST_MAILS) throw refuse(mailErrors, 'BILL_MAILS_MANY');
  if (!(await insertMail(db, firmId, mail))) throw refuse(mailErrors, 'BILL_MAIL_TAKEN');
  await audit(db, caller, 'bill_mail.added', mail.email);
  return present(db, caller);
}

async function editMail(
  db: Db,
  caller: SignedInCaller,
  { id, ...fields }: Fields & { id: string },
): Promise<BillMail[]> {
  const { firmId } = caller;
  const mail = folded(fields);
  await assertFree(db, firmId, mail.email, BigInt(id));
  if (!(await updateMail(db, { firmId, id: BigInt(id) }, mail))) throw notFound('邮箱');
  await audit(db, caller, 'bill_mail.edited', mail.email);
  return present(db, caller);
}

async function removeMail(db: Db, caller: SignedInCaller, id: string): Promise<BillMail[]> {
  const email = await deleteMail(db, { firmId: caller.firmId, id: BigInt(id) });
  if (email === null) throw notFound('邮箱');
  await audit(db, caller, 'bill_mail.removed', email);
  return present(db, caller);
}

const calls = implementFeature(billMailContract);

export const billMailHandlers = {
  list: calls.list.handler(({ context: { db, caller } }) => present(db, signedIn(caller))),
  add: calls.add.handler(({ input, context: { db, caller } }) => addMail(db, signedIn(caller), input)),
  edit: calls.edit.handler(({ input, context: { db, caller } }) => editMail(db, signedIn(caller), input)),
  remove: calls.remove.handler(({ input, context: { db, caller } }) => removeMail(db, signedIn(caller), input.id)),
};
