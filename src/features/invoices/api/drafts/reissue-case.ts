import { and, eq, inArray } from 'drizzle-orm';
import type { CaseReinvoice } from '#features/after-sales/api/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { STANDING } from '../../rules/invoice-states.ts';
import { wholeOf } from '../../rules/red-parts.ts';
import { SHOP, tellNews } from '../application-repo.ts';
import { readInvoiceLines } from '../invoice-repo.ts';
import { invoiceLines, invoices, invoiceApplicationLines as wanted } from '../invoice-tables.ts';
import { openInvoice, WORKER } from '../issue/open-invoice.ts';
import { writeRed } from '../red/ask-red.ts';
import { readReds } from '../red/red-repo.ts';
import { invoiceRedLetters as reds } from '../red-letter-tables.ts';
import { startReissue } from './start-reissue.ts';

/** Standing invoices on which something of the case stands: an invoice is made anew as a whole. */
async function readInvoiceIds(db: Db, { firmId, lines }: CaseReinvoice): Promise<bigint[]> {
  const rows = await db
    .selectDistinct({ id: invoices.id })
    .from(invoices)
    .innerJoin(invoiceLines, and(eq(invoiceLines.firmId, invoices.firmId), eq(invoiceLines.invoiceId, invoices.id)))
    .innerJoin(wanted, and(eq(wanted.firmId, invoiceLines.firmId), eq(wanted.id, invoiceLines.applicationLineId)))
    .where(
      and(
        eq(invoices.firmId, BigInt(firmId)),
        inArray(
          wanted.orderLineId,
          lines.map(({ orderLineId }) => BigInt(orderLineId)),
        ),
        inArray(invoices.status, [...STANDING]),
      ),
    )
    .orderBy(invoices.id);
  return rows.map(({ id }) => id);
}

/** Takes one invoice back and prepares the new one; once, however often it is told. */
async function reissue(db: Db, { firmId, userId, caseNo }: CaseReinvoice, id: bigint): Promise<void> {
  const opened = await openInvoice(db, { firmId: BigInt(firmId), id });
  const { application, invoice } = opened;
  const known = await readReds(
    db,
    and(eq(reds.firmId, invoice.firmId), eq(reds.invoiceId, id), eq(reds.caseNo, caseNo)),
  );
  if (known.length > 0 || !STANDING.includes(invoice.status)) return;
  const parts = wholeOf((await readInvoiceLines(db, invoice.firmId, [id])).map(({ line }) => line));
  if (parts.length === 0) return;
  const note = `售后单 ${caseNo} 发票换开`;
  const red = await writeRed(db, SHOP, opened, { side: 'seller', reason: '01', note, caseNo }, parts);
  const draft = await startReissue(db, application, red, BigInt(userId));
  await tellNews(db, draft, 'reissue', red.redNo, `${invoice.invoiceNo}，售后单 ${caseNo}`);
}

/** A case for 发票换开 was granted: every invoice it touches is taken back and prepared anew. */
export async function reissueCase(database: Database, told: CaseReinvoice): Promise<void> {
  if (told.lines.length === 0) return;
  const ids = await inTransaction(database, WORKER, 'read', (db) => readInvoiceIds(db, told));
  for (const id of ids) await inTransaction(database, WORKER, 'write', (db) => reissue(db, told, id));
}
