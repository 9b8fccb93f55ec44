import type { Db } from '#platform/api/database.ts';
import { type ApplicationRow, type InvoiceActor, moveApplication, readOrderIds } from '../application-repo.ts';
import { changeInvoice, keepOrderStates, ofApplication, readInvoiceLines, readInvoices } from '../invoice-repo.ts';
import { releaseAll, releasePart } from '../invoiceable-repo.ts';

/** A locked application comes to nothing: what was not issued never will be, and its units are free. */
export async function endApplication(
  db: Db,
  actor: InvoiceActor,
  row: ApplicationRow,
  to: 'cancelled' | 'rejected',
  reason: string,
): Promise<ApplicationRow> {
  for (const invoice of await readInvoices(db, ofApplication(row))) {
    await changeInvoice(db, invoice, { nextAskAt: null }, 'dropped');
  }
  await releaseAll(db, row);
  const set = to === 'rejected' ? { rejectReason: reason } : {};
  const moved = await moveApplication(db, row, to, { actor, kind: to, detail: reason, set });
  await keepOrderStates(db, row.firmId, await readOrderIds(db, row));
  return moved;
}

/** What of a locked application could not be issued is given up; its units are free. */
export async function dropFailed(db: Db, row: ApplicationRow): Promise<number> {
  const failed = (await readInvoices(db, ofApplication(row))).filter(({ status }) => status === 'failed');
  for (const invoice of failed) {
    await changeInvoice(db, invoice, { nextAskAt: null }, 'dropped');
    for (const { line } of await readInvoiceLines(db, row.firmId, [invoice.id])) {
      await releasePart(db, { firmId: row.firmId, lineId: line.applicationLineId }, line);
    }
  }
  return failed.length;
}
