import type { CaseReinvoice } from '#features/after-sales/api/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { STANDING } from '../../rules/invoice-states.ts';
import { wholeOf } from '../../rules/red-parts.ts';
import { SHOP, tellNews } from '../application-repo.ts';
import { readInvoiceLines } from '../invoice-repo.ts';
import { openInvoice, WORKER } from '../issue/open-invoice.ts';
import { writeRed } from '../red/ask-red.ts';
import { hasRedOfCase, readInvoicesOfLines } from './reissue-repo.ts';
import { startReissue } from './start-reissue.ts';

/** Takes one invoice back and prepares the new one; once, however often it is told. */
async function reissue(db: Db, { firmId, userId, caseNo }: CaseReinvoice, id: bigint): Promise<void> {
  const opened = await openInvoice(db, { firmId: BigInt(firmId), id });
  const { application, invoice } = opened;
  if (!STANDING.includes(invoice.status) || (await hasRedOfCase(db, { firmId: invoice.firmId, id }, caseNo))) return;
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
  const orderLineIds = told.lines.map(({ orderLineId }) => BigInt(orderLineId));
  const ids = await inTransaction(database, WORKER, 'read', (db) =>
    readInvoicesOfLines(db, BigInt(told.firmId), orderLineIds),
  );
  for (const id of ids) await inTransaction(database, WORKER, 'write', (db) => reissue(db, told, id));
}
