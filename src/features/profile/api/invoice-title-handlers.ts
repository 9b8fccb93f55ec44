import { writeAudit } from '#platform/api/audit.ts';
import { type SignedInCaller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { type InvoiceTitle, invoiceTitleContract } from '../contract/invoice-title-contract.ts';
import { mayInvoiceTo } from '../rules/approved-titles.ts';
import { factsOfRow } from './company-titles.ts';
import { lockTitles, makeDefaultTitle, readTitles, removeTitle, type TitleRow } from './invoice-title-repo.ts';
import { addTitle, editTitle, ownTitle, presentTitle } from './save-title.ts';

const titles = implementFeature(invoiceTitleContract);

/** All of a person's choice: the firm's are among them. */
function presentTitles(rows: readonly TitleRow[]): InvoiceTitle[] {
  const approved = rows.filter(({ userId }) => userId === null).map(factsOfRow);
  return rows.map((row) => presentTitle(row, mayInvoiceTo(approved, factsOfRow(row))));
}

/** Titles the caller may put on an order: the own ones, then the firm's. */
export const readInvoiceTitles = async (db: Db, caller: SignedInCaller): Promise<InvoiceTitle[]> =>
  presentTitles(await readTitles(db, caller));

export const invoiceTitleHandlers = {
  list: titles.list.handler(({ context: { db, caller } }) => readInvoiceTitles(db, signedIn(caller))),
  add: titles.add.handler(({ input, context: { db, caller } }) => addTitle(db, signedIn(caller), input)),
  edit: titles.edit.handler(({ input, context: { db, caller } }) => editTitle(db, signedIn(caller), input)),
  remove: titles.remove.handler(async ({ input: { titleId }, context: { db, caller } }) => {
    const person = signedIn(caller);
    const { row, owner } = await ownTitle(db, person, BigInt(titleId));
    await lockTitles(db, owner);
    await removeTitle(db, owner, row.id);
    const before = { title: row.title, taxNo: row.taxNo };
    await writeAudit(db, person, {
      action: 'invoiceTitle.removed',
      objectType: 'invoiceTitle',
      objectId: titleId,
      before,
    });
    return readInvoiceTitles(db, person);
  }),
  setDefault: titles.setDefault.handler(async ({ input: { titleId }, context: { db, caller } }) => {
    const person = signedIn(caller);
    const { row, owner } = await ownTitle(db, person, BigInt(titleId));
    await lockTitles(db, owner);
    await makeDefaultTitle(db, owner, row.id);
    return readInvoiceTitles(db, person);
  }),
};
