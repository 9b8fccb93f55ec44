import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { excessOf } from '../../rules/invoiceable.ts';
import { type RedLine, takeOff } from '../../rules/red-parts.ts';
import { SHOP } from '../application-repo.ts';
import { lockOrders, readInvoiceable } from '../invoiceable-repo.ts';
import { openInvoice, WORKER } from '../issue/carry-invoice.ts';
import { onEach } from '../issue/on-each.ts';
import { writeRed } from './ask-red.ts';
import {
  insertTaken,
  isTaken,
  type OpenPosting,
  readOpen,
  readOpenReds,
  readOrdersOfInvoices,
  readStanding,
} from './red-posting-repo.ts';

const least = (a: bigint, b: bigint) => (a < b ? a : b);

/** What of a line is invoiced beyond what was signed and kept, red letters under way taken off. */
async function readExcess(db: Db, { firmId, orderId, orderLineId }: OpenPosting['posting'], lines: readonly RedLine[]) {
  const [order] = await readInvoiceable(db, firmId, [orderId]);
  const goods = order?.goods.find((one) => one.orderLineId === orderLineId);
  if (!goods) return { quantity: 0, amountFen: 0n };
  const { quantity, amountFen } = excessOf(goods.limit);
  const open = await readOpenReds(db, firmId, orderLineId);
  const left = lines.reduce((sum, line) => sum + line.amountFen - line.redFen, 0n);
  const fen = amountFen - open.amountFen;
  return { quantity: Math.max(0, quantity - open.quantity), amountFen: least(fen > 0n ? fen : 0n, left) };
}

/** Takes one posting up: a red letter for each invoice it touches, or none where nothing has to be taken back. */
async function takePosting(db: Db, { posting, caseNo, kind }: OpenPosting): Promise<void> {
  const { firmId, id: postingId, orderId, orderLineId } = posting;
  // Its invoices are about other orders too: all of them are locked at once, in the sequence of everybody.
  const told = (await readStanding(db, firmId, orderLineId)).map(({ line }) => line.invoiceId);
  await lockOrders(db, firmId, [orderId, ...(await readOrdersOfInvoices(db, firmId, told))]);
  if (await isTaken(db, firmId, postingId)) return;
  const rows = await readStanding(db, firmId, orderLineId);
  const lines = rows.map(({ line }) => line);
  const excess = await readExcess(db, posting, lines);
  const parts = excess.amountFen > 0n ? takeOff(lines, excess) : [];
  const invoiceIds = [...new Set(rows.map(({ invoiceId }) => invoiceId))].toReversed();
  const redIds: (bigint | null)[] = [];
  for (const invoiceId of invoiceIds) {
    const own = parts.filter(({ lineId }) =>
      rows.some(({ line, invoiceId: of }) => of === invoiceId && line.id === lineId),
    );
    if (own.length === 0) continue;
    const opened = await openInvoice(db, { firmId, id: invoiceId });
    const reason = kind === 'price_gap' ? '04' : '02';
    redIds.push(
      (await writeRed(db, SHOP, opened, { side: 'seller', reason, note: `售后单 ${caseNo}`, caseNo }, own)).id,
    );
  }
  const kept = redIds.length > 0 ? redIds : [null];
  await insertTaken(db, { firmId, postingId }, kept);
}

/** Every return of invoiced goods becomes a red letter (behaviours 2.7, 2.9); answers how many postings were taken up. */
export async function takePostings(database: Database): Promise<number> {
  const open = await inTransaction(database, WORKER, 'read', readOpen);
  await onEach(open, (one) => inTransaction(database, WORKER, 'write', (db) => takePosting(db, one)));
  return open.length;
}
